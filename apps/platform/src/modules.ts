import type { Db, Tx } from './core/database/database.ts';
import type { OpsSource } from './core/desk/ops-source.ts';
import type { ModuleDeps, PlatformModule } from './core/module.ts';
import { assetsModule } from './modules/assets/module.ts';
import { catalogModule } from './modules/catalog/module.ts';
import { chatModule } from './modules/chat/module.ts';
import {
  announcedClasses,
  chatFamilies,
  classesModule,
  courseClasses,
  reviewedClasses,
} from './modules/classes/module.ts';
import { communityModule } from './modules/community/module.ts';
import { courseTitles, coursesModule, type CheckVideo } from './modules/courses/module.ts';
import { assignmentCards, courseworkModule } from './modules/coursework/module.ts';
import { familiesModule } from './modules/families/module.ts';
import { identityModule } from './modules/identity/module.ts';
import { lessonCards, lessonsModule, lessonsOn, weeklyLessons } from './modules/lessons/module.ts';
import { libraryModule } from './modules/library/module.ts';
import { liveModule } from './modules/live/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { opsModule } from './modules/ops/module.ts';
import { planningModule } from './modules/planning/module.ts';
import { feeReliefs, pointsModule } from './modules/points/module.ts';
import { profileModule } from './modules/profile/module.ts';
import { recruitingModule } from './modules/recruiting/module.ts';
import { reviewCards, reviewsModule } from './modules/reviews/module.ts';
import { type FetchIcs, scheduleModule } from './modules/schedule/module.ts';
import { statisticsModule } from './modules/statistics/module.ts';
import { questionedLessons, supportModule, ticketsAbout } from './modules/support/module.ts';
import { teachersModule } from './modules/teachers/module.ts';
import { type PayoutBank, walletModule } from './modules/wallet/module.ts';

/** What stands in the place of the world outside, and of what the operators decide about. */
export interface OutsideWorld {
  /** Reads calendars of other servers; the real one goes to public addresses only. */
  readonly fetchIcs?: FetchIcs;
  /** Says of a video whether it can be shown; the real one asks YouTube. */
  readonly checkVideo?: CheckVideo;
  /** Pays the teachers in the place of the reference bank. */
  readonly payoutBank?: PayoutBank;
  /** What the operators decide about in the place of what the modules bring. */
  readonly opsSources?: readonly OpsSource[];
}

/** Every context, with what the operators decide about. */
export type Modules = ReturnType<typeof createModules>;

/**
 * Every context with what it is given. Code depends downwards only, from the context to those that it is about; what a context asks
 * of those above it is a port that it declares, and which is filled here.
 */
export function createModules(deps: ModuleDeps, { opsSources: given, ...world }: OutsideWorld) {
  const identity = identityModule(deps, { mail: (tx, letter) => notifications.mail(tx, letter) });
  const notifications = notificationsModule(deps, identity);
  const { notify, answered, mail } = notifications;
  const assets = assetsModule(deps);
  const catalogs = catalogModule();
  const shared = {
    ...deps,
    ...world,
    accounts: identity,
    notify,
    answered,
    mail,
    files: assets.files,
    given: assets.given,
    catalog: catalogs.catalog,
  };
  const chat = chatModule({
    ...shared,
    families: chatFamilies,
    cards: { LESSON: lessonCards, ASSIGNMENT: assignmentCards, REVIEW: reviewCards },
    classes: announcedClasses,
    letters: {
      remind: (...asked) => families.remindOfAnnouncement(...asked),
      decided: (...told) => families.tellDecision(...told),
    },
  });
  const { tasks, ...planning } = planningModule(shared);
  const coursework = courseworkModule({ ...shared, tasks });
  const { homework } = coursework;
  const library = libraryModule({
    ...shared,
    material: coursework.material,
    lectureFiles: coursework.lectureFiles,
    boards: {
      settle: (...asked) => live.boards.settle(...asked),
      prepare: (...asked) => live.boards.prepare(...asked),
      show: (...asked) => live.boards.show(...asked),
    },
  });
  const lessons = lessonsModule({
    ...shared,
    tasks,
    homework,
    questioned: questionedLessons,
    income: {
      confirmed: (...asked) => wallet.income.confirmed(...asked),
      isPriced: (...asked) => wallet.income.isPriced(...asked),
    },
  });
  const classes = classesModule({
    ...shared,
    chat,
    tasks,
    lessons: lessons.ofClasses,
    coursework: {
      ...coursework.ofClasses,
      async copy(...asked) {
        await coursework.ofClasses.copy(...asked);
        await library.copy(...asked);
      },
    },
    guestLinks: {
      end: (...asked) => live.guestLinks.end(...asked),
      expel: (ended) => live.guestLinks.expel(ended),
    },
  });
  const schedule = scheduleModule({ ...shared, lessonsOn });
  const courses = coursesModule({ ...shared, classes: { ...courseClasses, weeklyLessons } });
  const profile = profileModule(shared);
  const reviews = reviewsModule({ ...shared, classes: reviewedClasses, lessons });
  const live = liveModule({
    ...shared,
    hold: lessons.hold,
    evidence: lessons.evidence,
    lessons: lessons.rooms,
    lectures: coursework.roomLectures,
  });
  const families = familiesModule({
    ...shared,
    lessons: lessons.families,
    reviews: reviews.families,
    guardians: classes.guardians,
    homework: coursework.families,
    lectures: library.families,
    talks: chat.ofMembers,
    summaries: live.summaries,
    consents: live.consents,
    visitors: assets.visitors,
    entranceOf: live.entranceOf,
  });
  const teachers = teachersModule({
    ...shared,
    chat,
    reviews,
    lessons: lessons.ofClasses,
    families: { callers: families.callers, cancelTrial: lessons.families.cancelTrial },
  });
  const titles = { LESSON: lessons.titlesOf, CLASS: classes.titlesOf, COURSE: courseTitles };
  const support = supportModule({
    ...shared,
    titlesOf: (on: Db | Tx, teacherId: string, kind: keyof typeof titles, ids: readonly string[]) =>
      titles[kind](on, teacherId, ids),
  });
  const income = {
    feeRelief: feeReliefs,
    async doubts(on: Db | Tx, lessonIds: readonly string[]) {
      const [tickets, questions] = [await ticketsAbout(on, lessonIds), await lessons.questionsAbout(on, lessonIds)];
      return [
        ...tickets.map((one) => ({ ...one, kind: 'TICKET' as const })),
        ...questions.map((one) => ({ ...one, kind: 'QUESTION' as const })),
      ];
    },
  };
  const wallet = walletModule({ ...shared, income }, identity, notifications);
  const points = pointsModule({ ...shared, families });
  const community = communityModule({ ...shared, accounts: identity, library: library.sharing });
  const statistics = statisticsModule(shared);
  const recruiting = recruitingModule(deps, { ...shared, visitors: assets.visitors, profile });

  const opsSources = given ?? [
    profile.opsSource,
    courses.opsSource,
    reviews.opsSource,
    recruiting.opsSource,
    ...community.opsSources,
    chat.opsSource,
    support.opsSource,
    ...wallet.opsSources,
  ];
  const ops = opsModule(deps, opsSources, identity, catalogs.catalog);

  const modules = {
    identity,
    assets,
    profile,
    courses,
    schedule,
    classes,
    lessons,
    coursework,
    library,
    planning,
    reviews,
    live,
    families,
    teachers,
    recruiting,
    support,
    notifications,
    wallet,
    points,
    community,
    statistics,
    chat,
    ops,
    catalogs,
  };
  /** All of them, in the order in which they are registered. */
  const all: readonly PlatformModule[] = Object.values(modules);
  return { ...modules, opsSources, all };
}
