import type { ProfileViewer } from '../profile/teacher-profile.ts';
import { SITE_PREFIX } from '../tenant/tenant.ts';
import { path, pathWithQuery } from './path-builder.ts';

/** What the addresses of a whole part of the portal begin with: by it a menu knows where one is (DRW-2). */
export const PATH_BASES = {
  classes: '/account/my-courses',
  lessons: '/account/lessons',
  teachingPlan: '/account/teaching-plan',
  teachingProfile: '/account/teaching-profile',
  teachingCourses: '/account/teaching-profile/my-courses',
  income: '/account/income',
  points: '/account/exchange-points',
  community: '/account/community',
  settings: '/account/settings',
} as const;

const { classes, lessons, teachingPlan, teachingCourses, income, points, settings } = PATH_BASES;
const TEACHER_PROFILE = `${PATH_BASES.teachingProfile}/teacher-profile` as const;

/** Every address of the portal, below the site prefix: links, routes (by `.pattern`), notices, letters and mails use these. */
export const paths = {
  home: path('/'),
  /** `returnTo` is the page asked for (RTE-12); it is checked again when it is followed. */
  login: pathWithQuery('/login', (returnTo?: string, reason?: 'expired') => ({ returnTo, reason })),
  oauthCallback: path('/oauth2/callback'),
  register: path('/register'),
  registerOtp: path('/register/otp'),
  /** The home page with the form for those who want to teach (REG-2). */
  registerTeacher: pathWithQuery('/', () => ({ popup: 'register-teacher' })),
  /** The day of a teacher with the form for a task of her own. */
  newTask: pathWithQuery('/', () => ({ popup: 'task' })),
  /** Where an applicant reads and signs her contract, with the link of her mail. */
  teachingContract: path('/contract/:link'),
  applicationStatus: pathWithQuery('/teach/status', (code?: string) => ({ code })),
  forgotPassword: path('/forgot-password'),
  forgotPasswordOtp: path('/forgot-password/otp'),
  /** With the ticket of a mail, which knows whether the account is new. */
  newPassword: pathWithQuery('/forgot-password/new', (ticket?: string) => ({ ticket })),

  calendar: pathWithQuery('/account/calendar', (view?: string, date?: string) => ({ view, date })),
  /** The calendar with a lesson open, or one of its actions; `day` is the lesson's, in the teacher's zone. */
  calendarLesson: pathWithQuery('/account/calendar', (lessonId: string, day: string, step?: 'move' | 'cancel') => ({
    view: 'day',
    date: day,
    lesson: lessonId,
    step,
  })),
  /** The calendar with the form of a new entry, or of free time, open. */
  calendarNew: pathWithQuery('/account/calendar', (what: 'event' | 'free') => ({ new: what })),
  /** The calendar with an action of a whole day begun: ill today, or time off. */
  calendarDay: pathWithQuery('/account/calendar', (action: 'ill' | 'off') => ({ day: action })),
  calendarConnections: path('/account/calendar/connections'),
  freeTimes: path('/account/calendar/free-times'),
  bookingRules: path('/account/calendar/rules'),
  /** The teaching schedule; with a day, `YYYY-MM-DD`, that day of it. */
  schedule: pathWithQuery('/lich-day', (day?: string) => ({ view: day && 'day', date: day })),

  myClasses: path(`${classes}/all`),
  /** Classes by where they stand. */
  classesTab: path(`${classes}/:tab`),
  newClass: pathWithQuery(`${classes}/new`, (courseId?: string) => ({ course: courseId })),
  classRoot: path(`${classes}/:classId`),
  classDetail: path(`${classes}/:classId/overview`),
  classLessons: path(`${classes}/:classId/lessons`),
  classStudents: path(`${classes}/:classId/students`),
  classAssignments: path(`${classes}/:classId/assignments`),
  classLectures: path(`${classes}/:classId/lectures`),
  classReviews: path(`${classes}/:classId/reviews`),
  classChat: path(`${classes}/:classId/chat`),
  classRollOver: path(`${classes}/:classId/roll-over`),
  /** The rest of its programme, planned anew. */
  classReplan: path(`${classes}/:classId/replan`),

  lesson: path(`${lessons}/:lessonId`),
  lessonWrapUp: path(`${lessons}/:lessonId/wrap-up`),
  lessonEvidence: path(`${lessons}/:lessonId/evidence`),
  liveRoom: path('/account/live/:lessonId'),
  deviceCheck: path('/account/live/check'),
  /** Where a guest enters a live room with her link. */
  liveGuest: path('/live/:link'),
  /** A teacher as anybody may read her, with the times of her trial lessons. */
  publicTeacher: path('/teachers/:teacherId'),
  /** Where a family asks for a seat in a class, with the link that its teacher gave. */
  classInvitation: path('/c/:link'),
  /** Where the family of a student finds the class, with the link of its letters. */
  familyDoor: path('/f/:link'),
  /** Where somebody is asked to be a guardian too, with the link of that letter. */
  guardianInvitation: path('/g/:link'),

  /** Where anybody checks a copy of a lesson's evidence: by its code, or with a code that is typed there. */
  evidenceProof: path('/e/:code'),
  checkEvidence: path('/e'),

  assignments: path('/account/assignments'),
  /** What she keeps to give it again. */
  assignmentTemplates: path('/account/assignments/templates'),
  /** What students handed in, graded one after the other: all of it, that of an assignment, or beginning with one. */
  grading: pathWithQuery(
    '/account/grading',
    (of: { class?: string; assignment?: string; submission?: string; list?: string } = {}) => of,
  ),
  /** All students of one assignment in rows. */
  gradingTable: pathWithQuery('/account/grading/table', (assignment: string) => ({ assignment })),
  lectures: path('/account/lectures'),
  /** Her packs; with an id that one is to be given to a lesson. */
  lessonPacks: pathWithQuery('/account/lesson-packs', (give?: string) => ({ give })),
  newLessonPack: path('/account/lesson-packs/new'),
  lessonPack: path('/account/lesson-packs/:packId'),
  teachingPlan: path(`${teachingPlan}/schedule`),
  /** A week for paper: this one, or that of a day. */
  weekSheet: pathWithQuery(`${teachingPlan}/schedule/print`, (week?: string) => ({ week })),
  /** What is to be done for one class. */
  classTasks: pathWithQuery(`${teachingPlan}/todo`, (classId: string) => ({ classId })),
  teachingPlanPart: path(`${teachingPlan}/:part`),
  teachingPlanStatus: pathWithQuery(`${teachingPlan}/:part/:status`, (week?: string) => ({ week })),

  teacherProfile: path(TEACHER_PROFILE),
  teacherProfileHistory: path(`${TEACHER_PROFILE}/history`),
  /** The profile as families see it. */
  teacherProfilePreview: pathWithQuery(`${TEACHER_PROFILE}/preview`, (as: ProfileViewer) => ({ as: as.toLowerCase() })),
  teachingCourses: path(`${teachingCourses}/all`),
  /** Courses by where they stand. */
  teachingCoursesTab: path(`${teachingCourses}/:tab`),
  newCourse: path(`${teachingCourses}/new`),
  course: path(`${teachingCourses}/:courseId`),
  /** The editor of a course, at a step and a field of it. */
  editCourse: pathWithQuery(`${teachingCourses}/:courseId/edit`, (step?: string, field?: string) => ({ step, field })),
  previewCourse: path(`${teachingCourses}/:courseId/preview`),
  courseApprovals: path(`${teachingCourses}/:courseId/approval-history`),

  ops: path('/ops'),
  /** Who works at which desk; with a page of what changed. */
  opsTeam: pathWithQuery('/ops/team', (page?: string) => ({ page })),
  /** What lessons of all teachers earned, as far as they are looked for. */
  opsIncomes: pathWithQuery('/ops/incomes', (search?: string) => ({ search })),
  /** What one lesson earned, to correct it. */
  opsIncome: path('/ops/incomes/:lessonId'),
  /** What teachers took for their points: what waits, or what is over. */
  opsGifts: pathWithQuery('/ops/gifts', (of: { view?: 'over'; kind?: string } = {}) => of),
  opsGiftStock: path('/ops/gifts/stock'),
  opsGiftOrder: path('/ops/gifts/orders/:orderId'),
  /** Groups of teachers, to found one or to change it. */
  opsGroups: pathWithQuery('/ops/groups', (search?: string) => ({ search })),
  opsNewGroup: path('/ops/groups/new'),
  opsGroup: path('/ops/groups/:groupId'),
  /** All teachers together, in figures. */
  opsStatistics: path('/ops/statistics'),
  opsQueue: pathWithQuery('/ops/:queue', (filter?: string, page?: string) => ({ filter, page })),
  opsItem: path('/ops/:queue/:id'),

  /** The reviews of her classes; with one of them open. */
  reviews: pathWithQuery('/account/reviews', (reviewId?: string) => ({ review: reviewId })),
  income: path(`${income}/all`),
  /** The income with the explanation of a lesson open. */
  incomeExplained: pathWithQuery(`${income}/all`, (lessonId: string) => ({ lesson: lessonId })),
  /** What each lesson earned, by class and period. */
  incomeLessons: pathWithQuery(
    `${income}/lessons`,
    (of: { class?: string; from?: string; to?: string; state?: string } = {}) => of,
  ),
  statements: path(`${income}/statements`),
  /** A month, `YYYY-MM`. */
  statement: path(`${income}/statements/:month`),
  /** What moved in the wallets; of one currency. */
  incomeTransactions: pathWithQuery(`${income}/transaction-history`, (of: { currency?: string } = {}) => of),
  incomeTransaction: path(`${income}/transaction-history/:id`),
  incomeWithdrawals: path(`${income}/withdrawal-history`),
  newWithdrawal: path(`${income}/withdrawal-history/new`),
  incomeWithdrawal: path(`${income}/withdrawal-history/:id`),
  wallet: path('/account/wallet'),
  points: path(`${points}/all`),
  /** The catalogue with one gift open. */
  gift: path(`${points}/gifts/:giftId`),
  /** A gift that she took, with its code and where it is. */
  myGift: path(`${points}/my-gift/:redemptionId`),
  /** What came, in a period of her own or with its second tab open. */
  pointsAccumulated: pathWithQuery(
    `${points}/accumulated-points`,
    (of: { tab?: 'expiring'; period?: 'CUSTOM'; from?: string; to?: string } = {}) => of,
  ),
  pointsUsed: pathWithQuery(
    `${points}/used-points`,
    (of: { period?: 'CUSTOM'; from?: string; to?: string } = {}) => of,
  ),
  /** The missions, or what families gave. */
  pointsReceive: pathWithQuery(`${points}/receive-points`, (tab?: 'thanks') => ({ tab })),
  pointsGifts: pathWithQuery(`${points}/my-gift`, (view?: 'over') => ({ view })),
  statistics: pathWithQuery(
    '/account/statistics',
    (of: { period?: string; from?: string; to?: string; class?: string } = {}) => of,
  ),
  /** The rows behind one figure. */
  statisticsRows: pathWithQuery(
    '/account/statistics/rows/:metric',
    (of: { from?: string; to?: string; class?: string } = {}) => of,
  ),
  affiliate: path('/account/affiliate'),
  chat: path('/account/chat'),
  /** One talk, beside the list where there is room for both. */
  chatRoom: path('/account/chat/:roomId'),
  /** A talk at one of its messages. */
  chatMessage: pathWithQuery('/account/chat/:roomId', (seq: number) => ({ seq: String(seq) })),
  /** The talk with one guardian alone; it is opened there, and leads on to its room. */
  chatWith: path('/account/chat/with/:guardianId'),
  /** What a teacher keeps to write again. */
  chatReplies: path('/account/chat/replies'),
  /** What she said to several of her classes at once. */
  chatAnnouncements: path('/account/chat/announcements'),
  chatAnnouncement: path('/account/chat/announcements/:announcementId'),
  /** One that waits for its time, as it is written anew. */
  laterChatAnnouncement: path('/account/chat/announcements/later/:announcementId'),
  /** A new one; with the class that it is begun from. */
  newChatAnnouncement: pathWithQuery('/account/chat/announcements/new', (classId?: string) => ({ class: classId })),
  /** Her groups, or those that she may join. */
  community: pathWithQuery(PATH_BASES.community, (view?: 'all') => ({ view })),
  /** A group: what is said, what is asked, or what is shared. */
  communityGroup: pathWithQuery(
    `${PATH_BASES.community}/:groupId`,
    (of: { tab?: 'questions' | 'packs'; state?: 'open' | 'solved' } = {}) => of,
  ),
  communityMembers: path(`${PATH_BASES.community}/:groupId/members`),
  newCommunityPost: pathWithQuery(`${PATH_BASES.community}/:groupId/new`, (kind?: 'question' | 'pack') => ({ kind })),
  /** What somebody said in a group, at one of its comments. */
  communityPost: pathWithQuery(`${PATH_BASES.community}/posts/:postId`, (comment?: string) => ({ comment })),
  editCommunityPost: path(`${PATH_BASES.community}/posts/:postId/edit`),
  settings: path(`${settings}/profile`),
  passwordSettings: path(`${settings}/password`),
  paymentSettings: path(`${settings}/payment-info`),
  notificationSettings: path(`${settings}/notification`),
  deleteAccount: path(`${settings}/delete-account`),
  /** Tickets; with the lesson that a new one is about. */
  supports: pathWithQuery('/account/supports', (lesson?: string) => ({ lesson })),
  support: path('/account/supports/:id'),
  guidelines: path('/guidelines'),
  faq: path('/faq'),
  notifications: pathWithQuery('/notification', () => ({ type: 'notification' })),
  notification: path('/notification/:id'),
} as const;

/** Steps of the sign-in: no link and no way back leads to them. */
export const SIGN_IN_STEPS: readonly string[] = [
  paths.login.pattern,
  paths.oauthCallback.pattern,
  // A ticket is used once, and the new password ends the session that would lead back.
  paths.newPassword.pattern,
];

/** The address as a browser asks the server for it: with the site prefix in front. */
export const sitePath = (address: string): string => `${SITE_PREFIX}${address}`;
