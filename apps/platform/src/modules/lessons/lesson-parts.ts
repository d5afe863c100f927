import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../core/http/implement.ts';
import type { ModuleDeps } from '../../core/module.ts';
import { answerService, type MoveAnswer } from './moves/lesson-answers.service.ts';
import type { LessonDeps } from './lesson-changes.ts';
import { lessonMovesHandlers } from './moves/lesson-moves.handlers.ts';
import { proposalService, type StudentWish } from './moves/lesson-proposals.service.ts';
import { createLessonReminders } from './reminders/lesson-reminders.ts';
import { lessonsHandlers } from './lessons.handlers.ts';
import { lessonService } from './lessons.service.ts';

/** What the other side of a lesson may do. Students have no portal yet, so only code speaks for them. */
export interface StudentSide {
  /** Throws what the teacher's own answer throws: WRONG_STATE, SCHEDULE_OVERLAP, DATE_PAST. */
  answerAsStudent(moveId: string, answer: MoveAnswer): Promise<void>;
  /** Asks to hold a lesson at another time, or at the nearest that fits; false when there is none. */
  askAsStudent(wish: StudentWish): Promise<boolean>;
}

interface LessonParts extends StudentSide {
  register(app: FastifyInstance): void;
  /** Reminds and expires what is due by now; the timer does it by itself. */
  tick(): Promise<void>;
}

/** Lessons, their moves and the clock that watches over both. */
export function lessonParts(
  deps: LessonDeps & Pick<ModuleDeps, 'log'> & { readonly settleClasses: () => Promise<unknown> },
): LessonParts {
  const lessons = lessonService(deps);
  const proposals = proposalService(deps);
  const answers = answerService(deps);
  const reminders = createLessonReminders({ ...deps, answers });
  return {
    register(app) {
      implement(app, lessonsContract, lessonsHandlers(lessons));
      implement(app, lessonMovesContract, lessonMovesHandlers(deps, { lessons, proposals, answers }));
      reminders.start();
      app.addHook('preClose', () => reminders.stop());
    },
    tick: () => reminders.tick(),
    async answerAsStudent(moveId, answer) {
      await answers.answerAsStudent(moveId, answer);
    },
    askAsStudent: async (wish) => (await proposals.ask(wish)) !== undefined,
  };
}
