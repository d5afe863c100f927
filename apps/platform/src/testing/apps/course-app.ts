import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { FieldRemark } from '@portal/domain/contract/finding';
import { type Course, type CourseDraft, courseDraftOf, EMPTY_COURSE } from '@portal/domain/courses/course';
import type { Notification } from '@portal/domain/notifications/notification';
import type { OpsDecision, OpsItemDetails } from '@portal/domain/ops/ops';
import type { ScheduleConflict } from '@portal/domain/schedule/schedule-conflict';
import { teacherProfile, profileSubmission } from '../../modules/profile/profile.tables.ts';
import { addFileRow } from '../file-rows.ts';
import { hearChanges } from '../hear-changes.ts';
import { aSubmissionRow } from '../teaching-rows.ts';
import { createTestApp, testClock, type TestApp, type TestAppOptions, type TestClock } from '../test-app.ts';

/** A Wednesday, 10:42 in Seoul. */
export const COURSE_NOW = '2026-11-18T01:42:00Z';
export const MY_COURSES = '/tns/v1/my-courses';
const DESK = '/tns/v1/ops/COURSES';

/** The teacher, another one, and two operators. */
export type Who = 'math' | 'other' | 'ops1' | 'ops2';

export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly code?: string;
  readonly fields?: Record<string, string>;
  readonly conflict?: ScheduleConflict;
}

/** A draft that may be handed in, but for its picture. */
export const aDraft = (over: Partial<CourseDraft> = {}): CourseDraft => ({
  ...EMPTY_COURSE,
  title: '중2 수학 개념 완성 – 일차함수',
  intro: '일차함수를 처음 배우는 학생을 위한 강좌예요. 그래프를 손으로 그려 보면서 기울기와 절편의 뜻을 익혀요.',
  benefits: ['그래프를 보고 식을 세울 수 있어요'],
  subjectId: 'math',
  topicId: 'math-middle',
  level: 'INTERMEDIATE',
  language: 'ko',
  teachingMode: 'ONLINE',
  classDurationMinutes: 60,
  ageMin: 13,
  ageMax: 15,
  packages: [
    { id: 'p1', name: '2회', lessonCount: 2, studentCount: 1, fee: 400_000, isTrial: false, trialMinutes: null },
    { id: 'p2', name: '체험', lessonCount: 1, studentCount: 1, fee: null, isTrial: true, trialMinutes: 30 },
  ],
  weeklySchedule: [{ weekday: 'TUESDAY', start: '19:00', end: '20:00' }],
  programme: [
    { id: 'l1', title: '함수의 뜻', content: '함수를 예로 배워요.' },
    { id: 'l2', title: '그래프', content: '그래프를 그려요.' },
  ],
  ...over,
});

/** Her first teaching profile was approved, whatever became of it since. */
export async function approveProfile({ database: { db } }: Pick<TestApp, 'database'>, userId: string): Promise<void> {
  const row = aSubmissionRow(userId, { id: `sub_${userId}`, status: 'APPROVED' });
  await db.insert(profileSubmission).values(row);
  await db.insert(teacherProfile).values({
    userId,
    draft: row.snapshot,
    version: 1,
    firstApprovedAt: row.decidedAt,
    publishedSubmissionId: row.id,
  });
}

export interface CourseApp extends TestApp {
  readonly clock: TestClock;
  readonly teacher: { id: string };
  /** `user event id`, in the order of the socket. */
  readonly heard: string[];
  /** The picture that `make` puts into her courses. */
  readonly image: string;
  call<T>(method: InjectOptions['method'], path: string, body?: object, who?: Who): Promise<Answer<T>>;
  /** A new course whose content may be handed in. */
  make(over?: Partial<CourseDraft>): Promise<Course>;
  get(id: string): Promise<Course>;
  save(
    course: Course,
    over: Partial<CourseDraft>,
  ): Promise<Answer<{ course: Course; canceledRequestId: string | null; isLiveNow: boolean }>>;
  /** POST of what has no more to say than its version. */
  act(course: Course, action: string, body?: object): Promise<Answer<Course>>;
  submit(course: Course, note?: string): Promise<Answer<Course>>;
  pickUp(course: Course, who?: Who): Promise<Answer<OpsItemDetails>>;
  decide(
    course: Course,
    decision: OpsDecision,
    body?: { reason?: string; remarks?: FieldRemark[] },
  ): Promise<Answer<OpsItemDetails>>;
  /** A course that stands where it is said to. */
  at(status: Course['status'], over?: { isLive?: boolean }): Promise<Course>;
  /** `EVENT FROM>TO` of each row of its history. */
  history(id: string): Promise<string[]>;
  notices(): Promise<Notification[]>;
}

/** A platform with a teacher whose profile is approved, another teacher, and two operators. */
export async function createCourseApp(options: TestAppOptions = {}): Promise<CourseApp> {
  const clock = testClock(COURSE_NOW);
  const t = await createTestApp({ clock, ...options });
  const teacher = await t.addUser({ username: 'math' });
  const stranger = await t.addUser({ username: 'other' });
  for (const { id } of [teacher, stranger]) await approveProfile(t, id);
  for (const [username, code] of [
    ['ops1', 'KR0000201OP'],
    ['ops2', 'KR0000202OP'],
  ] as const)
    await t.addUser({ username, code });
  const image = await addFileRow(t.database, { id: 'image-1', ownerId: teacher.id, location: 'COURSE_IMAGE' });
  const signedIn = new Map<Who, { at: number; headers: Promise<Record<string, string>> }>();
  /** Tests let days pass, and a token lives for minutes. */
  function headersOf(who: Who): Promise<Record<string, string>> {
    const at = clock.now().getTime();
    const known = signedIn.get(who);
    if (known && Math.abs(at - known.at) < 300_000) return known.headers;
    const headers = t.signIn(who);
    signedIn.set(who, { at, headers });
    return headers;
  }
  const heard = hearChanges(t.realtime);

  async function call<T>(
    method: InjectOptions['method'],
    path: string,
    body?: object,
    who: Who = 'math',
  ): Promise<Answer<T>> {
    const answer = await t.request({
      method: method!,
      url: path,
      headers: await headersOf(who),
      ...(body ? { payload: body } : {}),
    });
    const { data, ...rest } = answer.json<Omit<Answer<T>, 'status'>>();
    return { status: answer.statusCode, data, ...rest };
  }
  const one = ({ id }: Course) => `${MY_COURSES}/${id}`;
  const requestOf = async ({ id }: Course) => (await app.get(id)).request!.id;

  const app: CourseApp = {
    ...t,
    clock,
    teacher,
    heard,
    image,
    call,
    async make(over = {}) {
      const { data } = await call<Course>('POST', MY_COURSES, { clientId: randomUUID(), title: '새 강좌' });
      return (await app.save(data, { ...aDraft({ imageId: image }), ...over })).data.course;
    },
    get: async (id) => (await call<Course>('GET', `${MY_COURSES}/${id}`)).data,
    save: (course, over) =>
      call('PUT', one(course), { version: course.version, content: { ...courseDraftOf(course.content), ...over } }),
    act: (course, action, body = {}) => call('POST', `${one(course)}/${action}`, { version: course.version, ...body }),
    submit: (course, note = '') => app.act(course, 'submit', { note }),
    pickUp: async (course, who = 'ops1') => call('POST', `${DESK}/${await requestOf(course)}/pick-up`, {}, who),
    decide: async (course, decision, { reason = '', remarks = [] } = {}) =>
      call('POST', `${DESK}/${await requestOf(course)}/decide`, { decision, reason, remarks }, 'ops1'),
    async at(status, { isLive = false } = {}) {
      let course = await app.make();
      if (isLive || status === 'PUBLISHED') {
        await app.submit(course);
        await app.pickUp(course);
        await app.decide(course, 'ACCEPT');
        course = await app.get(course.id);
        if (status === 'PUBLISHED') return course;
        course = (await app.save(course, { title: '바뀐 강좌' })).data.course;
      }
      if (status === 'DRAFT') return course;
      await app.submit(course);
      if (status !== 'WAITING_APPROVAL') await app.pickUp(course);
      if (status === 'REJECTED') await app.decide(course, 'DECLINE', { reason: '이유' });
      return app.get(course.id);
    },
    async history(id) {
      const rows = await t.database.raw.query<{ event: string; from_status: string | null; to_status: string | null }>(
        'select event, from_status, to_status from course_history where course_id = $1 order by seq',
        [id],
      );
      return rows.map((row) => `${row.event} ${row.from_status ?? ''}>${row.to_status ?? ''}`);
    },
    async notices() {
      await t.notifications.deliver();
      return t.database.raw.query<Notification>(
        'select *, highlight_marks as "highlightMarks" from notification where user_id = $1 order by seq desc',
        [teacher.id],
      );
    },
  };
  return app;
}
