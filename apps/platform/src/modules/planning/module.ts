import { directoryContract } from '@portal/domain/planning/directory.contract';
import { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { weekSheetsContract } from '@portal/domain/planning/week-sheets.contract';
import { implement } from '../../core/http/implement.ts';
import { createRateLimiter } from '../../core/http/rate-limit.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import type { ClassTasks } from '../classes/module.ts';
import type { AssignmentTasks } from '../coursework/module.ts';
import type { LessonTasks } from '../lessons/module.ts';
import { dropTasksOfClass } from './add-tasks.queries.ts';
import { dropAssignment, finishAssignment, followAssignment, reopenAssignment } from './assignment-tasks.ts';
import { directoryHandlers } from './directory/directory.handlers.ts';
import { followGrading } from './grading-tasks.ts';
import { addPreparation, followLessons } from './lesson-tasks.ts';
import { planTaskView } from './plan-task-view.ts';
import { planTasksHandlers } from './plan-tasks.handlers.ts';
import { planTaskQueries } from './plan-tasks.queries.ts';
import { todayHandlers } from './today.handlers.ts';
import { weekSheetsHandlers } from './week-sheets/week-sheets.handlers.ts';

export { addTasks, type NewTask } from './add-tasks.queries.ts';
export { deadlineTask } from './assignment-tasks.ts';
export { gradingTask } from './grading-tasks.ts';
export { preparation } from './lesson-tasks.ts';

type PlanningDeps = Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'config'>;

/** Sheets that one teacher may make in a minute. */
const SHEETS = 10;

export interface PlanningModule extends PlatformModule {
  /** What the contexts below have a teacher do. */
  readonly tasks: LessonTasks & ClassTasks & AssignmentTasks;
}

/** What a teacher has to do: her plan, her day, and the way to everything by its name. */
export function planningModule(deps: PlanningDeps): PlanningModule {
  const { clock } = deps;
  const { db } = deps.database;
  return {
    async register(app) {
      implement(app, directoryContract, directoryHandlers(db, clock));
      implement(app, todayContract, todayHandlers(db, clock));
      implement(app, planTasksContract, planTasksHandlers(deps));
      const sheets = createRateLimiter(clock, deps.config.rateLimitPerMinute > 0 ? SHEETS : Infinity);
      implement(app, weekSheetsContract, weekSheetsHandlers(db, clock, sheets));
    },
    tasks: {
      follow: followLessons,
      prepare: addPreparation,
      madeBy: async (teacherId, lessonId) => (await planTaskQueries(db, teacherId).madeBy(lessonId)).map(planTaskView),
      dropOfClass: dropTasksOfClass,
      followAssignment,
      reopenAssignment,
      finishAssignment,
      dropAssignment,
      followGrading,
    },
  };
}
