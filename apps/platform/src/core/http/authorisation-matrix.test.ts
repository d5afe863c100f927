import type { Endpoint } from '@portal/domain/contract/endpoint';
import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import type { HTTPMethods } from 'fastify';
import { profileSubmission } from '../../modules/profile/profile.tables.ts';
import { startFakeSocialProvider, type FakeSocialProvider } from '../../testing/fake-social-provider.ts';
import { aProfileDraft } from '../../testing/profile-app.ts';
import { aSubmissionRow } from '../../testing/teaching-rows.ts';
import { CHAT_MATRIX, seedChatMatrix } from '../../testing/chat-matrix.ts';
import { CLASS_MATRIX, seedClassMatrix } from '../../testing/class-matrix.ts';
import { COURSE_MATRIX, seedCourseMatrix } from '../../testing/course-matrix.ts';
import { FILE_MATRIX, seedFileMatrix } from '../../testing/file-matrix.ts';
import { LIVE_MATRIX, seedLiveMatrix } from '../../testing/live-matrix.ts';
import { ASSIGNMENT_MATRIX, seedAssignmentMatrix } from '../../testing/assignment-matrix.ts';
import { LECTURE_MATRIX, seedLectureMatrix } from '../../testing/lecture-matrix.ts';
import { LESSON_DESK_MATRIX, seedLessonDeskMatrix } from '../../testing/lesson-desk-matrix.ts';
import { LESSON_MATRIX, seedLessonMatrix } from '../../testing/lesson-matrix.ts';
import { PLAN_TASK_MATRIX, seedPlanTaskMatrix } from '../../testing/plan-task-matrix.ts';
import { REVIEW_MATRIX, seedReviewMatrix } from '../../testing/review-matrix.ts';
import { memoryOpsSource } from '../../testing/memory-ops-source.ts';
import { courseMaterial } from '../../testing/ops-material.ts';
import { seedTicketMatrix, TICKET_MATRIX } from '../../testing/ticket-matrix.ts';
import { seedWalletMatrix, WALLET_MATRIX } from '../../testing/wallet-matrix.ts';
import { createTestApp, PASSWORD, testClock, type TestApp, type TestClock } from '../../testing/test-app.ts';

/**
 * Who may call what (G4). A new endpoint without a row fails the first test. `own` is a request that the owner may make;
 * `foreign` names a thing of somebody else and has to look exactly like `missing`, which names nothing.
 */
interface Row {
  readonly own?: Call;
  readonly foreign?: Call;
  readonly missing?: Call;
}

interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}

/** A request for one thing: her own (another one where the call ends it), somebody else's, and one that never was. */
const byId = (kind: string, body?: object, { ends = false, query = '' } = {}): Row => {
  const request = (id: string): Call => ({ params: { id }, query, ...(body ? { body } : {}) });
  return {
    own: request(ends ? `${kind}_matrix_gone` : `${kind}_matrix`),
    foreign: request(`${kind}_matrix`),
    missing: request(`${kind}_none`),
  };
};

const opsItem = (id: string): Call => ({ params: { queue: 'COURSES', id } });

const NOTE = 'ntf_matrix_own';
const CLIENT_ID = '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10';
const EVENT = { title: '제목', date: '2150-06-01', time: '09:00', endTime: null, note: '' };
const HOURS = { start: '09:00', end: '10:00', audience: 'ALL' };
const WEEK_RULE = {
  ...HOURS,
  kind: 'WEEKLY',
  clientId: CLIENT_ID,
  weekdays: ['MONDAY'],
  startsOn: '2150-06-01',
  until: null,
};
const ICS = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
const OFF = {
  ...{ clientId: CLIENT_ID, startAt: '2150-06-01T00:00:00Z', endAt: '2150-06-02T00:00:00Z' },
  ...{ reason: '여행', publicReason: null, keepLessons: true },
};
const MATRIX: Record<string, Row> = {
  login: {},
  submitForm: {},
  getFormStatus: {},
  correctForm: {},
  logout: { own: { body: {} } },
  getProfile: { own: {} },
  createSocketTicket: { own: {} },
  loginWithProvider: {},
  listLoginTypes: { own: {} },
  addLoginType: { own: { body: { provider: 'facebook', accessToken: 'good-matrix' } } },
  removeLoginType: { own: { body: { provider: 'facebook', password: PASSWORD } } },
  getCalendar: { own: { query: '?from=2026-11-16&to=2026-11-22' } },
  createCalendarEvent: { own: { body: { ...EVENT, clientId: CLIENT_ID } } },
  updateCalendarEvent: byId('evt', EVENT),
  deleteCalendarEvent: byId('evt', undefined, { ends: true }),
  listFreeTimes: { own: {} },
  createFreeTime: { own: { body: WEEK_RULE } },
  updateFreeTime: byId('free', { ...HOURS, weekday: 'TUESDAY' }),
  deleteFreeTime: byId('free', undefined, { ends: true }),
  replaceFreeTimeWeek: { own: { body: { items: [{ ...HOURS, weekday: 'TUESDAY' }] } } },
  copyFreeTimeWeek: { own: { body: { fromMonday: '2150-06-01', toMondays: ['2150-06-08'] } } },
  undoFreeTimes: {
    own: { body: { ids: ['free_matrix_undo'] } },
    foreign: { body: { ids: ['free_matrix'] } },
    missing: { body: { ids: ['free_none'] } },
  },
  listTimeOffs: { own: {} },
  createTimeOff: { own: { body: OFF } },
  deleteTimeOff: byId('off', undefined, { ends: true }),
  getBookingRules: { own: {} },
  updateBookingRules: { own: { body: DEFAULT_BOOKING_RULES } },
  listBookableTimes: { own: { query: '?from=2026-11-16&to=2026-11-22' } },
  checkProfileSubmission: { own: {} },
  getTeacherProfile: { own: {} },
  updateTeacherProfile: { own: { body: { version: 1, content: aProfileDraft() } } },
  submitTeacherProfile: { own: { body: { version: 2 } } },
  cancelTeacherProfile: { own: {} },
  listProfileSubmissions: { own: {} },
  compareProfile: {
    own: { query: '?from=sub_matrix&to=DRAFT' },
    foreign: { query: '?from=sub_matrix&to=DRAFT' },
    missing: { query: '?from=sub_none&to=DRAFT' },
  },
  previewTeacherProfile: { own: { query: '?as=PARENT&of=DRAFT' } },
  registerPushToken: { own: { body: { token: 'push-token' } } },
  markAllNotificationsSeen: {
    own: { body: {} },
    foreign: { body: { upTo: NOTE } },
    missing: { body: { upTo: 'ntf_none' } },
  },
  countNotSeenNotifications: { own: {} },
  listNotifications: { own: {}, foreign: { query: `?lastItem=${NOTE}` }, missing: { query: '?lastItem=ntf_none' } },
  getNotification: {
    own: { query: `?id=${NOTE}` },
    foreign: { query: `?id=${NOTE}` },
    missing: { query: '?id=ntf_none' },
  },
  unregisterPushToken: { own: { body: { token: 'push-token' } } },
  markAllNotificationsRead: {
    own: { body: {} },
    foreign: { body: { upTo: NOTE } },
    missing: { body: { upTo: 'ntf_none' } },
  },
  archiveNotification: {
    own: { body: { id: NOTE, isArchived: true } },
    foreign: { body: { id: NOTE, isArchived: true } },
    missing: { body: { id: 'ntf_none', isArchived: true } },
  },
  snoozeNotification: {
    own: { body: { id: NOTE, until: null } },
    foreign: { body: { id: NOTE, until: null } },
    missing: { body: { id: 'ntf_none', until: null } },
  },
  getNotificationSettings: { own: {} },
  updateNotificationSettings: { own: { body: { digest: 'DAILY' } } },
  sendTestNotification: { own: { body: { channel: 'IN_APP' } } },
  markNotificationRead: {
    own: { body: { id: NOTE } },
    foreign: { body: { id: NOTE } },
    missing: { body: { id: 'ntf_none' } },
  },
  ...LESSON_MATRIX,
  ...LESSON_DESK_MATRIX,
  ...LIVE_MATRIX,
  ...PLAN_TASK_MATRIX,
  ...REVIEW_MATRIX,
  ...LECTURE_MATRIX,
  ...ASSIGNMENT_MATRIX,
  ...FILE_MATRIX,
  ...COURSE_MATRIX,
  ...CLASS_MATRIX,
  ...WALLET_MATRIX,
  ...TICKET_MATRIX,
  listOpsQueues: { own: {} },
  listOpsItems: { own: { params: { queue: 'COURSES' } } },
  getOpsReview: { own: opsItem('ops_waiting') },
  pickUpOpsItem: { own: opsItem('ops_waiting') },
  releaseOpsItem: { own: opsItem('ops_held') },
  decideOpsItem: { own: { ...opsItem('ops_waiting'), body: { decision: 'ACCEPT', reason: '', remarks: [] } } },
  listSubjects: {},
  listLanguages: {},
  listAreas: {},
  ...CHAT_MATRIX,
  getDirectory: { own: {} },
  getToday: { own: {} },
  listCalendarFeeds: { own: {} },
  createCalendarFeed: { own: { body: { clientId: CLIENT_ID, scope: 'ALL' } } },
  revokeCalendarFeed: byId('feed', undefined, { ends: true }),
  listExternalCalendars: { own: {} },
  addExternalCalendar: { own: { body: { clientId: CLIENT_ID, name: '가족', url: 'https://calendar.example/a.ics' } } },
  refreshExternalCalendar: byId('cal'),
  removeExternalCalendar: byId('cal', undefined, { ends: true }),
  importCalendarFile: { own: { body: { fileName: 'a.ics', content: ICS } } },
  undoCalendarImport: {
    own: { body: { ids: ['evt_matrix_undo'] } },
    foreign: { body: { ids: ['evt_matrix'] } },
    missing: { body: { ids: ['evt_none'] } },
  },
};

let provider: FakeSocialProvider;
let t: TestApp;
let clock: TestClock;
let callers: Record<
  'anonymous' | 'nonsense' | 'expired' | 'left' | 'deleted' | 'owner' | 'other' | 'student' | 'operator',
  Record<string, string>
>;

beforeAll(async () => {
  clock = testClock();
  provider = await startFakeSocialProvider();
  const courses = memoryOpsSource('COURSES', clock);
  t = await createTestApp({ clock, env: provider.env, fetchIcs: async () => ICS, opsSources: [courses] });
  for (const username of ['owner', 'other', 'left', 'deleted', 'student']) await t.addUser({ username });
  const operator = await t.addUser({ username: 'operator', userType: 'STUDENT', isOperator: true });
  const base = { ...t.headers, 'x-msg-app': 'teacher-web', 'uploader-code': 'teacher-web' };
  const signIn = async (username: string) => ({ ...base, ...(await t.signIn(username, PASSWORD)) });
  const expired = await signIn('owner');
  clock.advance(700_000);
  callers = {
    anonymous: base,
    nonsense: { ...base, authorization: 'Bearer nonsense' },
    expired,
    left: await signIn('left'),
    deleted: await signIn('deleted'),
    owner: await signIn('owner'),
    other: await signIn('other'),
    student: await signIn('student'),
    operator: await signIn('operator'),
  };
  await t.request({ method: 'POST', url: '/mid/v1/auth/logout', headers: callers.left });
  await t.database.raw.query(`update app_user set status = 'DELETED' where username = 'deleted'`);
  // A student cannot sign in here; a token of hers from elsewhere has to be refused by what needs a teacher.
  await t.database.raw.query(`update app_user set user_type = 'STUDENT' where username = 'student'`);
  const owner = await t.identity.findCaller(callers.owner['authorization']!.slice('Bearer '.length));
  if (typeof owner === 'string') throw new Error(owner);
  const { userId } = owner;
  await seedLessonMatrix(t.database, userId);
  await seedLessonDeskMatrix(t.database, userId, clock.now());
  await seedLiveMatrix(t.database);
  await seedPlanTaskMatrix(t.database, userId);
  await seedReviewMatrix(t.database, userId);
  await seedLectureMatrix(t.database, userId);
  await seedAssignmentMatrix(t.database, userId);
  await seedFileMatrix(t.database, userId);
  await seedCourseMatrix(t, userId);
  await seedClassMatrix(t, userId);
  await seedWalletMatrix(t, userId);
  await seedTicketMatrix(t.database, userId);
  await seedChatMatrix(t.database, userId);
  const note = {
    id: NOTE,
    userId,
    title: '알림',
    content: '비밀 이야기',
    category: 'GENERAL',
    openDetail: true,
  } as const;
  await t.database.db.transaction((tx) =>
    t.notifications.importNotifications(tx, userId, [
      { ...note, highlightMarks: [], publishedAt: clock.now(), url: null },
    ]),
  );
  await addSchedule(userId);
  await t.database.db
    .insert(profileSubmission)
    .values(aSubmissionRow(userId, { id: 'sub_matrix', status: 'REJECTED', reason: '비밀 이야기' }));
  courses.put(courseMaterial({ id: 'ops_waiting', teacherId: userId }));
  courses.put(courseMaterial({ id: 'ops_held', teacherId: userId, state: 'IN_REVIEW', reviewerId: operator.id }));
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

/** One of each for others to reach for, and one of each that the owner herself ends. */
async function addSchedule(userId: string): Promise<void> {
  await t.database.raw.exec(`
    insert into calendar_event (id, teacher_id, title, date, time)
      select id, '${userId}', '비밀 이야기', '2150-06-01', '09:00' from unnest(array['evt_matrix', 'evt_matrix_gone', 'evt_matrix_undo']) id;
    insert into calendar_feed (id, teacher_id, client_id, scope, secret_hash, created_at)
      select id, '${userId}', id, 'ALL', id, now() from unnest(array['feed_matrix', 'feed_matrix_gone']) id;
    insert into external_calendar (id, teacher_id, client_id, name, url, created_at, due_at)
      select id, '${userId}', id, '비밀 이야기', 'https://calendar.example/a.ics', now(), now()
      from unnest(array['cal_matrix', 'cal_matrix_gone']) id;
    insert into free_slot (id, teacher_id, kind, weekday, starts_on, start_minute, end_minute)
      values ('free_matrix', '${userId}', 'WEEKLY', 2, '2026-01-06', 540, 600);
    insert into free_slot (id, teacher_id, kind, date, start_minute, end_minute) values
      ('free_matrix_gone', '${userId}', 'DATE', '2150-06-04', 540, 600),
      ('free_matrix_undo', '${userId}', 'DATE', '2150-06-05', 540, 600);
    insert into time_off (id, teacher_id, start_at, end_at, reason) values
      ('off_matrix', '${userId}', '2150-07-01', '2150-07-02', '비밀 이야기'),
      ('off_matrix_gone', '${userId}', '2150-07-02', '2150-07-03', '비밀 이야기')`);
}

function call(endpoint: Endpoint, headers: Record<string, string>, { params = {}, query = '', body }: Call = {}) {
  return t.request({
    method: endpoint.method as HTTPMethods as 'GET',
    url: `${endpoint.path.replaceAll(/:(\w+)/g, (_part, name: string) => params[name] ?? `${name}_none`)}${query}`,
    headers,
    ...(body ? { payload: body } : {}),
  });
}

const endpoints = () => [...t.app.endpoints].filter(([, { access }]) => access !== 'public');

describe('the authorisation matrix [R08]', () => {
  it('has a row for every endpoint and no other', () => {
    expect(Object.keys(MATRIX).sort()).toEqual([...t.app.endpoints.keys()].sort());
  });

  it.each([
    ['anonymous', 'TOKEN_INVALID'],
    ['nonsense', 'TOKEN_INVALID'],
    ['expired', 'TOKEN_EXPIRED'],
    ['left', 'TOKEN_INVALID'],
    ['deleted', 'TOKEN_INVALID'],
  ] as const)('answers 401 %s before it looks at anything else', async (who, code) => {
    for (const [name, endpoint] of endpoints())
      for (const request of [MATRIX[name]?.own, { body: { wrong: true } }, { query: '?wrong=1' }]) {
        const answer = await call(endpoint, callers[who], request);
        expect([name, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([name, 401, code]);
      }
  });

  it('lets the owner in wherever a teacher may be, and an operator at the desk', async () => {
    for (const [name, endpoint] of endpoints()) {
      const who = endpoint.access === 'operator' ? callers.operator : callers.owner;
      const { statusCode } = await call(endpoint, who, MATRIX[name]?.own);
      expect([name, statusCode]).toEqual([name, endpoint.status ?? 200]);
    }
  });

  it.each([
    ['a student', 'student', ['teacher', 'operator']],
    ['a teacher', 'owner', ['operator']],
    ['an operator', 'operator', ['teacher']],
  ] as const)('keeps %s out of what is somebody else’s work [ROL-1]', async (_name, who, closed) => {
    for (const [name, endpoint] of endpoints()) {
      const answer = await call(endpoint, callers[who], MATRIX[name]?.own);
      const isClosed = (closed as readonly string[]).includes(endpoint.access);
      if (isClosed) expect([name, answer.json<{ code: string }>().code]).toEqual([name, 'FORBIDDEN']);
      else expect([name, answer.statusCode === 403]).toEqual([name, false]);
    }
  });

  it('makes a foreign thing look exactly like a missing one', async () => {
    for (const [name, endpoint] of endpoints()) {
      const { foreign, missing } = MATRIX[name] ?? {};
      if (!foreign) continue;
      const seen = await Promise.all([foreign, missing].map((request) => call(endpoint, callers.other, request)));
      const [one, two] = seen.map((answer) => {
        const { traceId: _trace, ...body } = answer.json<Record<string, unknown>>();
        return { status: answer.statusCode, body };
      });
      expect([name, one]).toEqual([name, two]);
      expect(seen[0]?.body).not.toContain('비밀 이야기');
    }
  });
});
