import { bookingRulesContract } from '@portal/domain/schedule/booking-rules.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { directoryContract } from '@portal/domain/classes/directory.contract';
import { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { timeOffsContract } from '@portal/domain/schedule/time-offs.contract';
import { todayContract } from '@portal/domain/planning/today.contract';
import { implement } from '../core/http/implement.ts';
import type { ModuleDeps, PlatformModule } from '../core/module.ts';
import type { OpsSource } from '../core/desk/ops-source.ts';
import type { Files } from './assets/files.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { NotificationsModule } from './notifications/module.ts';
import { assignmentParts } from './coursework/assignments/assignment-parts.ts';
import type { StudentAssignments } from './coursework/homework/student-assignments.service.ts';
import { bookingRulesHandlers } from './schedule/rules/booking-rules.handlers.ts';
import { calendarHandlers } from './schedule/calendar/calendar.handlers.ts';
import type { ClassDeps } from './classes/class-deps.ts';
import { classParts } from './classes/class-parts.ts';
import { type CheckVideo, coursesModule } from './courses/module.ts';
import { directoryHandlers } from './classes/directory.handlers.ts';
import { freeTimesHandlers } from './schedule/free-times/free-times.handlers.ts';
import { registerCalendarSync } from './schedule/ics/calendar-sync.ts';
import type { FetchIcs } from './schedule/ics/fetch-ics.ts';
import { courseClasses } from './classes/course-classes.queries.ts';
import { reviewedClasses } from './classes/reviewed-classes.queries.ts';
import { ownTitles } from './classes/own-titles.queries.ts';
import { lecturesHandlers } from './coursework/lectures/lectures.handlers.ts';
import { lectureService } from './coursework/lectures/lectures.service.ts';
import type { LessonDeskDeps } from './lessons/desk/lesson-desk-deps.ts';
import { lessonDeskParts, type LessonSide } from './lessons/desk/lesson-desk-parts.ts';
import { weeklyLessons } from './lessons/weekly-lessons.queries.ts';
import { lessonParts, type StudentSide } from './lessons/lesson-parts.ts';
import { planTasksHandlers } from './planning/plan-tasks.handlers.ts';
import { type ProfileAccounts, profileModule } from './profile/module.ts';
import { type ReviewsModule, reviewsModule } from './reviews/module.ts';
import { timeOffsHandlers } from './schedule/rules/time-offs.handlers.ts';
import { todayHandlers } from './planning/today.handlers.ts';

export interface TeachingModule
  extends PlatformModule, StudentSide, StudentAssignments, Omit<ReviewsModule, 'register' | 'opsSource'>, LessonSide {
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
  { notify, mail }: Pick<NotificationsModule, 'notify' | 'mail'>,
): TeachingModule {
  const { database, clock } = deps;
  const profile = profileModule({ ...deps, accounts, notify });
  const courses = coursesModule({ ...deps, accounts, notify, classes: { ...courseClasses, weeklyLessons } });
  const classes = classParts({ ...deps, accounts, notify, mail });
  const lessons = lessonParts({ ...deps, accounts, notify, mail, settleClasses: () => classes.settleDue() });
  const { register: registerDesk, tick: tickDesk, ...side } = lessonDeskParts({ ...deps, accounts, notify, mail });
  const {
    register: registerReviews,
    opsSource: reports,
    ...reviews
  } = reviewsModule({
    ...deps,
    accounts,
    notify,
    classes: reviewedClasses,
  });
  const assignments = assignmentParts({ ...deps, accounts, notify });
  return {
    async register(app) {
      implement(app, calendarContract, calendarHandlers(database.db, accounts));
      implement(app, freeTimesContract, freeTimesHandlers(database.db, clock, accounts));
      implement(app, timeOffsContract, timeOffsHandlers(database.db, clock));
      implement(app, bookingRulesContract, bookingRulesHandlers(database.db, clock, accounts));
      await profile.register(app);
      implement(app, directoryContract, directoryHandlers(database.db, clock, accounts));
      implement(app, todayContract, todayHandlers(database.db, clock, accounts));
      implement(app, planTasksContract, planTasksHandlers(deps));
      await courses.register(app);
      classes.register(app);
      lessons.register(app);
      registerDesk(app);
      await registerReviews(app);
      assignments.register(app);
      implement(app, lecturesContract, lecturesHandlers(lectureService(deps)));
      registerCalendarSync(app, deps, accounts);
    },
    titlesOf: ownTitles,
    opsSources: [profile.opsSource, courses.opsSource, reports],
    async watchLessons() {
      await lessons.tick();
      await tickDesk();
      await assignments.tick();
    },
    answerAsStudent: (moveId, answer) => lessons.answerAsStudent(moveId, answer),
    askAsStudent: (wish) => lessons.askAsStudent(wish),
    ...side,
    ...reviews,
    ...assignments.students,
  };
}
