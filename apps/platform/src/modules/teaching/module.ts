import { bookingRulesContract } from '@portal/domain/teaching/booking-rules.contract';
import { calendarContract } from '@portal/domain/teaching/calendar.contract';
import { directoryContract } from '@portal/domain/teaching/directory.contract';
import { freeTimesContract } from '@portal/domain/teaching/free-times.contract';
import { lecturesContract } from '@portal/domain/teaching/lectures.contract';
import { planTasksContract } from '@portal/domain/teaching/plan-tasks.contract';
import { profileContract } from '@portal/domain/teaching/profile.contract';
import { timeOffsContract } from '@portal/domain/teaching/time-offs.contract';
import { todayContract } from '@portal/domain/teaching/today.contract';
import { implement } from '../../core/implement.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import type { OpsSource } from '../../core/ops-source.ts';
import type { Files } from '../assets/files.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { MessagingModule } from '../messaging/module.ts';
import { assignmentParts } from './assignments/assignment-parts.ts';
import type { StudentAssignments } from './assignments/student-assignments.service.ts';
import { bookingRulesHandlers } from './booking-rules.handlers.ts';
import { calendarHandlers } from './calendar.handlers.ts';
import type { ClassDeps } from './classes/class-deps.ts';
import { classParts } from './classes/class-parts.ts';
import { courseParts } from './courses/course-parts.ts';
import type { CheckVideo } from './courses/video-check.ts';
import { directoryHandlers } from './directory.handlers.ts';
import { freeTimesHandlers } from './free-times.handlers.ts';
import { registerCalendarSync } from './ics/calendar-sync.ts';
import type { FetchIcs } from './ics/fetch-ics.ts';
import { ownTitles } from './own-titles.queries.ts';
import { lecturesHandlers } from './lectures/lectures.handlers.ts';
import { lectureService } from './lectures/lectures.service.ts';
import type { LessonDeskDeps } from './lesson-desk/lesson-desk-deps.ts';
import { lessonDeskParts, type LessonSide } from './lesson-desk/lesson-desk-parts.ts';
import { lessonParts, type StudentSide } from './lesson-parts.ts';
import { planTasksHandlers } from './plan-tasks/plan-tasks.handlers.ts';
import type { ProfileAccounts } from './profile/profile-deps.ts';
import { profileHandlers } from './profile/profile.handlers.ts';
import { profileOpsSource } from './profile/profile-ops-source.ts';
import { reviewParts } from './reviews/review-parts.ts';
import type { StudentReviews } from './reviews/student-reviews.service.ts';
import { timeOffsHandlers } from './time-offs.handlers.ts';
import { todayHandlers } from './today.handlers.ts';

export interface TeachingModule extends PlatformModule, StudentSide, StudentReviews, StudentAssignments, LessonSide {
  /** Reminds of lessons, ends and confirms them, shows assignments, and ends unanswered proposals, as the clock says; by itself every few seconds. */
  watchLessons(): Promise<void>;
  /** What her own lessons, classes or courses are called, for modules that only know their ids; what is not hers is missing. */
  readonly titlesOf: typeof ownTitles;
  /** What the operators decide about. */
  readonly opsSources: readonly OpsSource[];
}

/** Classes, lessons and the calendar of a teacher, and her teaching profile. */
export function teachingModule(
  deps: Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'realtime' | 'events' | 'log'> & {
    readonly files: Files;
    readonly catalog: Catalog;
    readonly chat: ClassDeps['chat'];
    readonly questioned: LessonDeskDeps['questioned'];
    readonly fetchIcs?: FetchIcs;
    readonly checkVideo?: CheckVideo;
  },
  accounts: ProfileAccounts,
  { notify, mail }: Pick<MessagingModule, 'notify' | 'mail'>,
): TeachingModule {
  const { database, clock } = deps;
  const profile = { ...deps, accounts, notify };
  const courses = courseParts({ ...deps, accounts, notify });
  const classes = classParts({ ...deps, accounts, notify, mail });
  const lessons = lessonParts({ ...deps, accounts, notify, mail, settleClasses: () => classes.settleDue() });
  const { register: registerDesk, tick: tickDesk, ...side } = lessonDeskParts({ ...deps, accounts, notify, mail });
  const reviews = reviewParts({ ...deps, accounts, notify });
  const assignments = assignmentParts({ ...deps, accounts, notify });
  return {
    async register(app) {
      implement(app, calendarContract, calendarHandlers(database.db, accounts));
      implement(app, freeTimesContract, freeTimesHandlers(database.db, clock, accounts));
      implement(app, timeOffsContract, timeOffsHandlers(database.db, clock));
      implement(app, bookingRulesContract, bookingRulesHandlers(database.db, clock, accounts));
      implement(app, profileContract, profileHandlers(profile), {
        // Everything that a profile may say, in letters of four bytes.
        bodyLimit: { updateTeacherProfile: 262_144 },
      });
      implement(app, directoryContract, directoryHandlers(database.db, clock, accounts));
      implement(app, todayContract, todayHandlers(database.db, clock, accounts));
      implement(app, planTasksContract, planTasksHandlers(deps));
      courses.register(app);
      classes.register(app);
      lessons.register(app);
      registerDesk(app);
      reviews.register(app);
      assignments.register(app);
      implement(app, lecturesContract, lecturesHandlers(lectureService(deps)));
      registerCalendarSync(app, deps, accounts);
    },
    titlesOf: ownTitles,
    opsSources: [profileOpsSource(profile), courses.opsSource, reviews.opsSource],
    async watchLessons() {
      await lessons.tick();
      await tickDesk();
      await assignments.tick();
    },
    answerAsStudent: (moveId, answer) => lessons.answerAsStudent(moveId, answer),
    askAsStudent: (wish) => lessons.askAsStudent(wish),
    ...side,
    ...reviews.students,
    ...assignments.students,
  };
}
