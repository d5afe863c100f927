import type { Endpoint } from '@portal/domain/contract/endpoint';
import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import fc from 'fast-check';
import * as v from 'valibot';
import { APPLICATION_CALLS, seedApplication } from '../../testing/application-fuzz.ts';
import { startFakeSocialProvider, type FakeSocialProvider } from '../../testing/fake-social-provider.ts';
import { CHAT_MATRIX, seedChatMatrix } from '../../testing/chat-matrix.ts';
import { CLASS_MATRIX, seedClassMatrix } from '../../testing/class-matrix.ts';
import { COURSE_MATRIX, seedCourseMatrix } from '../../testing/course-matrix.ts';
import { seedFileMatrix } from '../../testing/file-matrix.ts';
import { ASSIGNMENT_MATRIX, seedAssignmentMatrix } from '../../testing/assignment-matrix.ts';
import { LECTURE_MATRIX, seedLectureMatrix } from '../../testing/lecture-matrix.ts';
import { LESSON_DESK_MATRIX, seedLessonDeskMatrix } from '../../testing/lesson-desk-matrix.ts';
import { aProfileDraft } from '../../testing/profile-app.ts';
import { PLAN_TASK_MATRIX, seedPlanTaskMatrix } from '../../testing/plan-task-matrix.ts';
import { REVIEW_MATRIX, seedReviewMatrix } from '../../testing/review-matrix.ts';
import { seedTicketMatrix, TICKET_MATRIX } from '../../testing/ticket-matrix.ts';
import { seedWalletMatrix } from '../../testing/wallet-matrix.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';

const CASES = Number(process.env['FUZZ_CASES'] ?? 100);

const CLIENT_ID = '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10';
const EVENT = { title: '제목', date: '2150-06-01', time: '09:00', endTime: null, note: '' };
const FILE_ORDER = { originalFileName: 'a.pdf', contentType: 'application/pdf', size: '100', location: 'DEFAULT' };
const HOURS = { start: '09:00', end: '10:00', audience: 'ALL' };

interface Valid {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: Record<string, unknown>;
}

interface MatrixRow {
  readonly own?: {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: string;
    readonly body?: object;
  };
}

/** What the owner of a thing may ask, as the matrices of rights have it. */
const OWN = Object.fromEntries(
  Object.entries<MatrixRow>({
    ...{
      ...COURSE_MATRIX,
      ...CLASS_MATRIX,
      ...LESSON_DESK_MATRIX,
      ...PLAN_TASK_MATRIX,
      ...REVIEW_MATRIX,
      ...LECTURE_MATRIX,
      ...ASSIGNMENT_MATRIX,
      ...TICKET_MATRIX,
      ...CHAT_MATRIX,
    },
  }).map(([name, { own: asked = {} }]): [string, Valid] => [
    name,
    {
      params: { ...asked.params },
      query: Object.fromEntries(new URLSearchParams(asked.query)),
      body: { ...asked.body },
    },
  ]),
);
// The one request of the seeded courses that waits.
const OPS_ITEM = { queue: 'COURSES', id: 'req_matrix' };

/** One valid request for each endpoint; the cases are mutations of it, because blind ones never reach a handler (G5). */
const VALID: Record<string, Valid> = {
  login: {
    body: {
      clientId: 'teacher-portal',
      userType: 'TEACHER',
      grantType: 'password',
      username: 'fuzz',
      password: PASSWORD,
    },
  },
  enterLiveRoom: { params: { id: 'les_fuzz_1' } },
  listGuestLinks: { params: { id: 'les_fuzz_1' } },
  renewGuestLink: { params: { id: 'les_fuzz_1', linkId: 'lnk_fuzz' } },
  getBoard: { params: { id: 'les_fuzz_1' } },
  getGuestLesson: { body: { link: 'x'.repeat(67) } },
  enterAsGuest: { body: { link: 'x'.repeat(67), name: '학생' } },
  logout: { body: { refreshToken: 'unknown' } },
  getProfile: {},
  createSocketTicket: {},
  loginWithProvider: {
    body: { clientId: 'teacher-portal', userType: 'TEACHER', provider: 'facebook', accessToken: 'good-fuzz' },
  },
  listLoginTypes: {},
  addLoginType: { body: { provider: 'facebook', accessToken: 'good-fuzz' } },
  removeLoginType: { body: { provider: 'facebook', password: PASSWORD } },
  getCalendar: { query: { from: '2026-11-16', to: '2026-11-22' } },
  createCalendarEvent: { body: { ...EVENT, clientId: CLIENT_ID } },
  updateCalendarEvent: { params: { id: 'evt_fuzz' }, body: EVENT },
  deleteCalendarEvent: { params: { id: 'evt_fuzz' } },
  listFreeTimes: {},
  createFreeTime: {
    body: { ...HOURS, kind: 'WEEKLY', clientId: CLIENT_ID, weekdays: ['MONDAY'], startsOn: '2150-06-01', until: null },
  },
  updateFreeTime: { params: { id: 'free_fuzz' }, body: { ...HOURS, onDate: '2150-06-09', date: '2150-06-10' } },
  deleteFreeTime: { params: { id: 'free_fuzz' }, query: { date: '2150-06-16' } },
  replaceFreeTimeWeek: { body: { items: [{ ...HOURS, weekday: 'TUESDAY' }] } },
  copyFreeTimeWeek: { body: { fromMonday: '2150-06-01', toMondays: ['2150-06-08'] } },
  undoFreeTimes: { body: { ids: ['free_fuzz'] } },
  listTimeOffs: {},
  createTimeOff: {
    body: {
      ...{ clientId: CLIENT_ID, startAt: '2150-06-01T00:00:00Z', endAt: '2150-06-02T00:00:00Z' },
      ...{ reason: '여행', publicReason: null, keepLessons: true },
    },
  },
  deleteTimeOff: { params: { id: 'off_fuzz' } },
  getBookingRules: {},
  updateBookingRules: { body: { ...DEFAULT_BOOKING_RULES } },
  listBookableTimes: { query: { from: '2026-11-16', to: '2026-11-22', minutes: '50' } },
  checkProfileSubmission: {},
  getTeacherProfile: {},
  updateTeacherProfile: { body: { version: 1, content: aProfileDraft() } },
  submitTeacherProfile: { body: { version: 2 } },
  cancelTeacherProfile: {},
  listProfileSubmissions: {},
  compareProfile: { query: { from: 'DRAFT', to: 'DRAFT' } },
  previewTeacherProfile: { query: { as: 'PARENT', of: 'DRAFT' } },
  listSubjects: {},
  listLanguages: {},
  listAreas: { query: { parent: '79' } },
  ...OWN,
  ...APPLICATION_CALLS,
  listOpsQueues: {},
  listOpsItems: { params: { queue: 'COURSES' }, query: { filter: 'OPEN', page: '1' } },
  getOpsReview: { params: OPS_ITEM },
  pickUpOpsItem: { params: OPS_ITEM },
  releaseOpsItem: { params: OPS_ITEM },
  decideOpsItem: { params: OPS_ITEM, body: { decision: 'DECLINE', reason: '이유', remarks: [] } },
  registerPushToken: { body: { token: 'push' } },
  markAllNotificationsSeen: { body: { upTo: 'ntf_x' } },
  countNotSeenNotifications: {},
  listNotifications: { query: { lastItem: 'ntf_x', size: '10' } },
  getNotification: { query: { id: 'ntf_x' } },
  markNotificationRead: { body: { id: 'ntf_x' } },
  unregisterPushToken: { body: { token: 'push' } },
  markAllNotificationsRead: { body: { upTo: 'ntf_x' } },
  archiveNotification: { body: { id: 'ntf_x', isArchived: true } },
  snoozeNotification: { body: { id: 'ntf_x', until: null } },
  getNotificationSettings: {},
  updateNotificationSettings: {
    body: {
      items: [{ category: 'ADS', channel: 'EMAIL', on: true }],
      ...{ quietFrom: '22:00', quietTo: '07:00', digest: 'DAILY' },
    },
  },
  sendTestNotification: { body: { channel: 'IN_APP' } },
  getDirectory: {},
  getToday: {},
  listCalendarFeeds: {},
  createCalendarFeed: { body: { clientId: CLIENT_ID, scope: 'ALL' } },
  revokeCalendarFeed: { params: { id: 'feed_fuzz' } },
  listExternalCalendars: {},
  addExternalCalendar: { body: { clientId: CLIENT_ID, name: '가족', url: 'https://calendar.example/a.ics' } },
  refreshExternalCalendar: { params: { id: 'cal_fuzz' } },
  removeExternalCalendar: { params: { id: 'cal_fuzz' } },
  importCalendarFile: { body: { fileName: 'a.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' } },
  createSignedUploadUrl: { body: { ...FILE_ORDER } },
  createMultipartUpload: { body: { ...FILE_ORDER } },
  getMultipartUpload: { params: { id: 'file_parts' } },
  signUploadParts: { params: { id: 'file_parts' }, body: { parts: [1] } },
  completeUpload: { params: { id: 'file_done' }, body: {} },
  getFile: { params: { id: 'file_done' } },
  findUploadedFiles: { query: { sha256: 'a0'.repeat(32), location: 'CERTIFICATE' } },
  deleteUpload: { params: { id: 'file_gone' } },
  undoCalendarImport: { body: { ids: ['evt_fuzz'] } },
  getLesson: { params: { id: 'les_fuzz_1' } },
  cancelLesson: { params: { id: 'les_fuzz_2' }, body: { reason: '이유', version: 1 } },
  listMoveTimes: { params: { id: 'les_fuzz_1' }, query: { near: '2099-11-16T01:00:00Z' } },
  proposeLessonMove: {
    params: { id: 'les_fuzz_1' },
    body: { clientId: CLIENT_ID, newStartAt: '2099-11-16T01:00:00Z', reason: '이유' },
  },
  planDayMove: { query: { date: '2099-11-10' } },
  proposeDayMove: {
    body: {
      clientId: CLIENT_ID,
      reason: '이유',
      moves: [{ lessonId: 'les_fuzz_3', newStartAt: '2099-11-17T01:00:00Z' }],
    },
  },
  listLessonMoves: { query: { status: 'PROPOSED', lessonId: 'les_fuzz_1' } },
  getLessonMove: { params: { id: 'mov_fuzz_1' } },
  withdrawLessonMove: { params: { id: 'mov_fuzz_1' } },
  answerLessonMove: { params: { id: 'mov_fuzz_2' }, body: { decision: 'ACCEPTED' } },
  listWithdrawals: {
    query: { state: 'IN_PROGRESS', trigger: 'MANUAL', from: '2026-11-01', to: '2026-11-30', page: '1', size: '10' },
  },
  getWithdrawal: { params: { id: 'wdr_matrix' } },
  cancelWithdrawal: { params: { id: 'wdr_matrix' } },
};

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "' or 1=1 --",
    '{{7*7}}',
    '../../etc/passwd',
    '%00',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'true',
    '2026-02-30',
    '9999-12-31',
    '0000-01-01',
    '2026-11-16T00:00:00Z',
    '가'.repeat(64),
    'a'.repeat(65),
    'é'.normalize('NFD'),
    '👩‍👩‍👧',
    '__proto__',
    'constructor',
  ),
);
const anyValue = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 3 }),
  fc.object({ maxDepth: 3 }),
);

type Parts = Record<string, unknown>;

const mutated = (valid: Parts, value: fc.Arbitrary<unknown>): fc.Arbitrary<Parts> => {
  const names = Object.keys(valid);
  const name = names.length ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, nasty) : nasty;
  const change = fc.record({ name, value, drop: fc.boolean() });
  return fc.array(change, { maxLength: 3 }).map((changes) =>
    changes.reduce<Parts>((parts, { name: at, value: to, drop }) => {
      const { [at]: _old, ...rest } = parts;
      return drop ? rest : { ...rest, [at]: to };
    }, valid),
  );
};

const headerValue = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  fc.constantFrom('', 'WEB', 'KR', 'ko', '*', 'x'.repeat(400)),
);

let provider: FakeSocialProvider;
let t: TestApp;
let own: Record<string, string>;
let operator: Record<string, string>;
const reached = new Map<string, number>();

beforeAll(async () => {
  provider = await startFakeSocialProvider();
  t = await createTestApp({ env: provider.env, fetchIcs: async () => 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' });
  const { id } = await t.addUser({ username: 'fuzz' });
  await t.database.raw.exec(`
    insert into calendar_event (id, teacher_id, title, date, time) values ('evt_fuzz', '${id}', '제목', '2150-06-01', '09:00');
    insert into free_slot (id, teacher_id, kind, weekday, starts_on, start_minute, end_minute)
      values ('free_fuzz', '${id}', 'WEEKLY', 2, '2026-01-06', 540, 600);
    insert into time_off (id, teacher_id, start_at, end_at, reason) values ('off_fuzz', '${id}', '2150-07-01', '2150-07-02', '여행');
    insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
      values ('cls_fuzz', 'cls_fuzz', '${id}', '수업', 'ONLINE', 'IN_PROGRESS', '2099-01-01', '2099-12-31', 9, 5),
        ('cls_matrix', 'cls_matrix', '${id}', '수업', 'ONLINE', 'IN_PROGRESS', '2099-01-01', '2099-12-31', 9, 5);
    insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, mode)
      select 'les_fuzz_' || n, 'cls_fuzz', '${id}', n, '제목', timestamptz '2099-11-10 01:00Z' + n * interval '2 hours',
        timestamptz '2099-11-10 02:00Z' + n * interval '2 hours', 'UPCOMING', 'ONLINE' from generate_series(1, 3) n;
    insert into lesson_move (id, client_id, part, lesson_id, teacher_id, proposed_by, old_start_at, old_end_at, new_start_at,
      new_end_at, reason, status, short_notice, created_at, answer_by)
      select 'mov_fuzz_' || n, gen_random_uuid(), 0, id, teacher_id, case when n = 1 then 'TEACHER' else 'STUDENT' end, start_at, end_at,
        start_at + interval '9 days', end_at + interval '9 days', '이유', 'PROPOSED', false, now(), '2090-01-01Z'
      from generate_series(1, 2) n join lesson on id = 'les_fuzz_' || n`);
  await seedFileMatrix(t.database, id);
  await seedApplication(t.database);
  await seedCourseMatrix(t, id);
  await seedWalletMatrix(t, id);
  await seedClassMatrix(t, id);
  await seedLessonDeskMatrix(t.database, id, t.clock.now());
  await seedPlanTaskMatrix(t.database, id);
  await seedReviewMatrix(t.database, id);
  await seedLectureMatrix(t.database, id);
  await seedAssignmentMatrix(t.database, id);
  await seedTicketMatrix(t.database, id);
  await seedChatMatrix(t.database, id);
  await t.addUser({ username: 'desk', code: 'KR0000900OP', userType: 'STUDENT', isOperator: true });
  operator = await t.signIn('desk');
  own = { ...(await t.signIn('fuzz')), 'x-msg-app': 'teacher-web', 'uploader-code': 'teacher-web' };
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

async function send(
  endpoint: Endpoint,
  { params, query, body, headers }: { params: Parts; query: Parts; body: Parts; headers: Record<string, string> },
) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(String(params[name]).toWellFormed()),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      search.append(String(name).toWellFormed(), String(one).toWellFormed());
  return t.request({
    method: endpoint.method as 'GET',
    url: `${path}?${search.toString()}`,
    headers: {
      ...(endpoint.access === 'operator' ? operator : own),
      ...headers,
      ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(endpoint.body ? { payload: JSON.stringify(body) } : {}),
  });
}

describe('no input whatever [R31] [G5]', () => {
  it('has an endpoint without a valid request to start from', () => {
    expect(Object.keys(VALID).sort()).toEqual([...t.app.endpoints.keys()].sort());
  });

  it.each(Object.keys(VALID))(
    `makes %s fail, leave its contract or take two seconds, in ${CASES} cases`,
    async (name) => {
      const endpoint = t.app.endpoints.get(name)!;
      const { params = {}, query = {}, body = {} } = VALID[name]!;
      const request = fc.record({
        params: fc.oneof({ weight: 3, arbitrary: fc.constant(params) }, mutated(params, nasty)),
        query: mutated(query, fc.oneof(nasty, fc.array(nasty, { minLength: 2, maxLength: 3 }))),
        body: mutated(body, anyValue),
        headers: fc.oneof(
          { weight: 6, arbitrary: fc.constant({}) },
          fc.dictionary(
            fc.constantFrom(
              'platform',
              'tenant-code',
              'device-id',
              'accept-language',
              'x-msg-app',
              'uploader-code',
              'authorization',
              'cookie',
            ),
            headerValue,
            {
              maxKeys: 2,
            },
          ),
        ),
      });
      await fc.assert(
        fc.asyncProperty(request, async (parts) => {
          const begin = performance.now();
          const answer = await send(endpoint, parts);
          // What a hostile request could make slow takes minutes; a busy machine takes seconds.
          expect(performance.now() - begin).toBeLessThan(15_000);
          expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode < 300) {
            reached.set(name, (reached.get(name) ?? 0) + 1);
            expect(v.safeParse(endpoint.response, answer.json()).success).toBe(true);
          } else
            expect(answer.json()).toMatchObject({
              code: expect.stringMatching(/^[A-Z_\d]+$/) as string,
              traceId: expect.any(String) as string,
            });
        }),
        { numRuns: CASES },
      );
    },
  );
});
