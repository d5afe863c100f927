import type { Db, Tx } from './core/database/database.ts';
import type { OpsSource } from './core/desk/ops-source.ts';
import type { ModuleDeps, PlatformModule } from './core/module.ts';
import { type AssetsModule, assetsModule } from './modules/assets/module.ts';
import { catalogModule } from './modules/catalog/module.ts';
import { type ChatModule, chatModule } from './modules/chat/module.ts';
import {
  announcedClasses,
  chatFamilies,
  type ClassesModule,
  classesModule,
  courseClasses,
  reviewedClasses,
} from './modules/classes/module.ts';
import { type CommunityModule, communityModule } from './modules/community/module.ts';
import { courseTitles, coursesModule, type CheckVideo } from './modules/courses/module.ts';
import { assignmentCards, type CourseworkModule, courseworkModule } from './modules/coursework/module.ts';
import { type FamiliesModule, familiesModule } from './modules/families/module.ts';
import { type IdentityModule, identityModule } from './modules/identity/module.ts';
import { lessonCards, lessonsOn, type LessonsModule, lessonsModule, weeklyLessons } from './modules/lessons/module.ts';
import { libraryModule } from './modules/library/module.ts';
import { type LiveModule, liveModule } from './modules/live/module.ts';
import { type NotificationsModule, notificationsModule } from './modules/notifications/module.ts';
import { opsModule } from './modules/ops/module.ts';
import { planningModule } from './modules/planning/module.ts';
import { feeReliefs, type PointsModule, pointsModule } from './modules/points/module.ts';
import { profileModule } from './modules/profile/module.ts';
import { type RecruitingModule, recruitingModule } from './modules/recruiting/module.ts';
import { reviewCards, type ReviewsModule, reviewsModule } from './modules/reviews/module.ts';
import { type FetchIcs, scheduleModule } from './modules/schedule/module.ts';
import { type StatisticsModule, statisticsModule } from './modules/statistics/module.ts';
import { questionedLessons, type SupportModule, supportModule, ticketsAbout } from './modules/support/module.ts';
import { teachersModule } from './modules/teachers/module.ts';
import { type PayoutBank, type WalletModule, walletModule } from './modules/wallet/module.ts';

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

/** The contexts that somebody outside their requests speaks to. */
export interface Modules {
  readonly identity: IdentityModule;
  readonly notifications: NotificationsModule;
  readonly assets: AssetsModule;
  readonly chat: ChatModule;
  readonly classes: ClassesModule;
  readonly lessons: LessonsModule;
  readonly coursework: CourseworkModule;
  readonly reviews: ReviewsModule;
  readonly live: LiveModule;
  readonly families: FamiliesModule;
  readonly wallet: WalletModule;
  readonly points: PointsModule;
  readonly community: CommunityModule;
  readonly recruiting: RecruitingModule;
  readonly support: SupportModule;
  readonly statistics: StatisticsModule;
  /** Everything that the operators decide about. */
  readonly opsSources: readonly OpsSource[];
  /** All of them, in the order in which they are registered. */
  readonly all: readonly PlatformModule[];
}

/**
 * Every context with what it is given. Code depends downwards only, from the context to those that it is about; what a context asks
 * of those above it is a port that it declares, and which is filled here.
 */
export function createModules(deps: ModuleDeps, { opsSources: given, ...world }: OutsideWorld): Modules {
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

  return {
    identity,
    notifications,
    assets,
    chat,
    classes,
    lessons,
    coursework,
    reviews,
    live,
    families,
    wallet,
    points,
    community,
    recruiting,
    support,
    statistics,
    opsSources,
    all: [
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
    ],
  };
}
