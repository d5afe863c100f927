import { randomUUID } from 'node:crypto';
import { addressOf, type EnrollmentForm } from '@portal/domain/classes/enrollment-request';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import type { BookedTrial, trialLessonsContract } from '@portal/domain/teachers/trial-lessons.contract';
import { guardian, studentGuardian } from '../../modules/classes/classes.tables.ts';
import { course, courseRevision } from '../../modules/courses/courses.tables.ts';
import { revisionColumns } from '../../modules/courses/module.ts';
import { freeSlot } from '../../modules/schedule/schedule.tables.ts';
import type { TestAppOptions } from '../test-app.ts';
import { type ClassApp, COURSE, createClassApp } from './class-app.ts';
import { aDraft, type Answer as CourseAnswer, approveProfile } from './course-app.ts';
import { aForm } from './enrollment-app.ts';

/** Friday evening in Seoul, when the teacher has free time from 20:00 to 22:00. */
export const FRIDAY = '2026-11-20T11:00:00.000Z';
export const MAILBOX = 'family@example.com';

export interface Answer<T> extends CourseAnswer<T> {
  readonly alternatives?: readonly { readonly startAt: string; readonly endAt: string }[];
}
type Times = AnswerOf<typeof trialLessonsContract.listTrialTimes>;

export interface Booking extends Partial<EnrollmentForm> {
  readonly clientId?: string;
  readonly startAt?: string;
  readonly courseId?: string;
  readonly code?: string;
  readonly teacherId?: string;
}

interface Sent {
  readonly to: string;
  readonly title: string;
  readonly content: string;
  readonly path: string | null;
}

export interface TrialApp extends ClassApp {
  /** A call of somebody without an account. */
  visit<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer<T>>;
  times(query?: { courseId?: string; from?: string; teacherId?: string }): Promise<Answer<Times>>;
  sendCode(over?: Booking): Promise<Answer<{ resendIn: number }>>;
  /** The code that went to a mailbox last; the moment of the test goes on until another one may follow. */
  codeFor(over?: Booking): Promise<string>;
  /** With a code of her own where none is given. */
  book(over?: Booking): Promise<Answer<BookedTrial>>;
  booked(over?: Booking): Promise<BookedTrial>;
  /** What the family does with the link of its letters. */
  atDoor<T = FamilyDoor>(door: string, method?: 'GET' | 'POST', path?: string, body?: object): Promise<Answer<T>>;
  letters(): Promise<Sent[]>;
  /** A family whose child takes a class of the teacher's, with its way there. */
  familyOfHers(): Promise<{ classId: string; door: string }>;
  /** Another teacher whom anybody may read of, with the same course and the same free time. */
  anotherTeacher(): Promise<{ id: string; courseId: string }>;
}

/** Fridays from 20:00 to 22:00 for all, and Thursdays for regulars only. */
const freeTimesOf = (teacherId: string) =>
  [
    { weekday: 5, startsOn: '2026-01-02', audience: 'ALL' as const },
    { weekday: 4, startsOn: '2026-01-01', audience: 'REGULARS' as const },
  ].map((day) => ({
    id: `fre-${teacherId}-${day.weekday}`,
    teacherId,
    kind: 'WEEKLY' as const,
    startMinute: 1200,
    endMinute: 1320,
    ...day,
  }));

/** A teacher with a course on sale that can be tried for half an hour, and families that do not know her yet. */
export async function createTrialApp(options?: TestAppOptions): Promise<TrialApp> {
  const t = await createClassApp(options);
  const { db } = t.database;
  await db.insert(freeSlot).values(freeTimesOf(t.teacher.id));
  const pathOf = (teacherId = t.teacher.id) => `/tns/v1/teachers/${teacherId}`;

  async function visit<T>(method: 'GET' | 'POST', url: string, payload?: object, headers = {}): Promise<Answer<T>> {
    const answer = await t.request({
      method,
      url,
      headers: { ...t.headers, ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
  }

  /** A code is of the booking that it was asked for; a test that names none goes on with the last one of the mailbox. */
  const attempts = new Map<string, string>();
  function attemptOf(email: string): string {
    const id = attempts.get(addressOf(email)) ?? randomUUID();
    attempts.set(addressOf(email), id);
    return id;
  }

  const app: TrialApp = {
    ...t,
    visit: (method, path, body) => visit(method, path, body),
    times: ({ courseId = COURSE, from, teacherId } = {}) =>
      visit('GET', `${pathOf(teacherId)}/trial-times?courseId=${courseId}${from ? `&from=${from}` : ''}`),
    sendCode(over = {}) {
      const { startAt = FRIDAY, courseId = COURSE, email = MAILBOX, language = 'ko', teacherId } = over;
      const clientId = over.clientId ?? attemptOf(email);
      const wish = { clientId, startAt, courseId, email, language };
      return visit('POST', `${pathOf(teacherId)}/trial-lessons/code`, wish);
    },
    async codeFor(over = {}) {
      if (over.clientId) attempts.set(addressOf(over.email ?? MAILBOX), over.clientId);
      t.clock.advance(61_000);
      const { status, code } = await app.sendCode(over);
      if (status !== 200) throw new Error(`${status} ${code}`);
      const { email = MAILBOX } = over;
      const own = (await app.letters()).filter(({ to, title }) => to === email.trim() && /\d{6}/.test(title));
      return /\d{6}/.exec(own.at(-1)!.title)![0];
    },
    async book(over = {}) {
      const { startAt = FRIDAY, courseId = COURSE, code, teacherId, clientId: _own, ...form } = over;
      const { email = MAILBOX } = form;
      if (!code) attempts.delete(addressOf(email));
      const clientId = over.clientId ?? attemptOf(email);
      const shown =
        code ?? (await app.codeFor({ clientId, startAt, courseId, email, ...(teacherId && { teacherId }) }));
      t.clock.advance(1);
      const body = { clientId, startAt, courseId, code: shown, ...aForm({ email, ...form }) };
      return visit('POST', `${pathOf(teacherId)}/trial-lessons`, body);
    },
    async booked(over) {
      const answer = await app.book(over);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer));
      return answer.data;
    },
    atDoor(door, method = 'GET', path = '/class', body) {
      t.clock.advance(1);
      return visit(method, `/fam/v1${path}`, body, { authorization: `Family ${door.split('/').at(-1)!}` });
    },
    letters: async () =>
      (
        await t.sql<{ letter: Sent }>(
          'select letter from notification_delivery where letter is not null order by created_at, id',
        )
      ).map(({ letter }) => letter),
    async familyOfHers() {
      const { id: classId } = await t.made({ weeklySchedule: [{ weekday: 'MONDAY', start: '10:00', end: '11:00' }] });
      const studentId = await t.enrol(classId, '학생 C');
      const person = { id: 'grd-c', name: '보호자', language: 'ko', timeZone: 'Asia/Seoul' } as const;
      await db.insert(guardian).values({ ...person, email: ' Family@Example.com' });
      await db.insert(studentGuardian).values({ studentId, guardianId: person.id, relation: 'MOTHER' });
      const links = await t.call<{ items: { path: string }[] }>('GET', `/tns/v1/my-classes/${classId}/family-links`);
      return { classId, door: links.data.items[0]!.path };
    },
    async anotherTeacher() {
      const { id } = await t.addUser({ username: `t-${randomUUID().slice(0, 8)}` });
      await approveProfile(t, id);
      await db.insert(freeSlot).values(freeTimesOf(id));
      const courseId = `crs-${id}`.slice(0, 60);
      const stamps = { createdAt: t.clock.now(), updatedAt: t.clock.now() };
      const row = { id: courseId, teacherId: id, clientId: randomUUID(), workNo: 1, liveNo: 1, ...stamps };
      await db.transaction(async (tx) => {
        await tx.insert(course).values({ ...row, status: 'PUBLISHED' });
        const columns = revisionColumns(aDraft({ imageId: null }));
        await tx.insert(courseRevision).values({ courseId, no: 1, createdAt: stamps.createdAt, ...columns });
      });
      return { id, courseId };
    },
    async clear() {
      // With everything that has happened to them, evidence too, which nobody else can remove.
      await t.database.raw.exec(`begin; set local session_replication_role = replica;
        truncate lesson, teaching_class, student, guardian, review_rating, otp_challenge, notification_delivery, booking_rules, calendar_event cascade;
        commit`);
      await t.clear();
    },
  };
  return app;
}
