import { randomUUID } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import type { InjectOptions } from 'fastify';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { Notification } from '@portal/domain/notifications/notification';
import type { ScheduleConflict } from '@portal/domain/schedule/schedule-conflict';
import { enrollment, student, teachingClass } from '../../modules/classes/classes.tables.ts';
import { lesson } from '../../modules/lessons/lessons.tables.ts';
import { freeSlot } from '../../modules/schedule/schedule.tables.ts';
import { hearChanges } from '../hear-changes.ts';
import { createTestApp, testClock, type TestApp, type TestAppOptions, type TestClock } from '../test-app.ts';

/** A Wednesday, 10:42 in Seoul. */
export const LESSON_NOW = '2026-11-18T01:42:00Z';

interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly code?: string;
  readonly fields?: Record<string, string>;
  readonly conflict?: ScheduleConflict;
}

export interface LessonApp extends TestApp {
  readonly clock: TestClock;
  readonly teacher: { id: string };
  readonly studentUser: { id: string };
  /** `user event id`, in the order of the socket. */
  readonly heard: string[];
  /** Adds a lesson of the teacher's class; the last word of its id is its number. */
  addLesson(id: string, startAt: string, minutes?: number, rest?: Partial<typeof lesson.$inferInsert>): Promise<string>;
  call<T>(
    method: InjectOptions['method'],
    path: string,
    body?: object,
    who?: Record<string, string>,
  ): Promise<Answer<T>>;
  propose(
    lessonId: string,
    newStartAt: string,
    body?: { reason?: string; clientId?: string },
  ): Promise<Answer<LessonMove>>;
  /** Notifications of the teacher or the student, the newest first. */
  notices(of: 'teacher' | 'student'): Promise<Notification[]>;
  readonly other: Record<string, string>;
}

/** A platform with one teacher, her class with a student who has an account, and a second teacher. */
export async function createLessonApp(options: Pick<TestAppOptions, 'env' | 'database'> = {}): Promise<LessonApp> {
  const clock = testClock(LESSON_NOW);
  const t = await createTestApp({ ...options, clock });
  const teacher = await t.addUser({ username: 'math' });
  const stranger = await t.addUser({ username: 'other' });
  const studentUser = await t.addUser({ username: 'pupil', userType: 'STUDENT', timeZone: 'Asia/Ho_Chi_Minh' });
  const { db } = t.database;
  const shared = { mode: 'ONLINE', progress: 'IN_PROGRESS', startDate: '2026-11-01', endDate: '2026-12-31' } as const;
  await db.insert(teachingClass).values([
    { id: 'c1', code: 'c1', teacherId: teacher.id, name: '중2 수학', lessonTotal: 99, capacity: 4, ...shared },
    { id: 'c2', code: 'c2', teacherId: stranger.id, name: '남의 수업', lessonTotal: 99, capacity: 4, ...shared },
  ]);
  await db.insert(student).values([
    { id: 's1', userId: studentUser.id, name: '학생 A01', age: 14 },
    { id: 's2', name: '학생 A02', age: 14 },
  ]);
  await db.insert(enrollment).values(
    ['s1', 's2'].map((studentId) => ({
      id: `e-${studentId}`,
      classId: 'c1',
      studentId,
      status: 'ACTIVE' as const,
      enrolledAt: new Date(LESSON_NOW),
    })),
  );
  // Open from 09:00 to 12:00 and from 20:00 to 22:00 on weekdays.
  await db.insert(freeSlot).values(
    [1, 2, 3, 4, 5].flatMap((weekday) =>
      [
        [540, 720],
        [1200, 1320],
      ].map(([startMinute, endMinute], at) => ({
        id: `f-${weekday}-${at}`,
        teacherId: teacher.id,
        kind: 'WEEKLY' as const,
        startsOn: `2026-01-0${4 + weekday}`,
        weekday,
        startMinute: startMinute!,
        endMinute: endMinute!,
      })),
    ),
  );
  let signedInAt = 0;
  let own: Promise<Record<string, string>> | undefined;
  /** Tests let hours pass, and a token lives for minutes. */
  function headersOfTeacher(): Promise<Record<string, string>> {
    const now = clock.now().getTime();
    if (!own || Math.abs(now - signedInAt) > 300_000) {
      signedInAt = now;
      own = t.signIn('math').then((headers) => ({ ...headers, 'x-msg-app': 'teacher-web' }));
    }
    return own;
  }
  const other = await t.signIn('other');
  const heard = hearChanges(t.realtime);

  async function call<T>(method: InjectOptions['method'], path: string, body?: object, who?: Record<string, string>) {
    const answer = await t.request({
      method: method!,
      url: path,
      headers: who ?? (await headersOfTeacher()),
      ...(body ? { payload: body } : {}),
    });
    const { data, ...rest } = answer.json<Omit<Answer<T>, 'status'>>();
    return { status: answer.statusCode, data, ...rest };
  }

  return {
    ...t,
    clock,
    teacher,
    studentUser,
    heard,
    other,
    call,
    async addLesson(id, startAt, minutes = 60, rest = {}) {
      const from = new Date(startAt);
      await db.insert(lesson).values({
        id,
        classId: 'c1',
        teacherId: teacher.id,
        no: Number(id.replaceAll(/\D/g, '')),
        title: '일차함수',
        startAt: from,
        endAt: new Date(from.getTime() + minutes * millisecondsInMinute),
        status: 'UPCOMING',
        mode: 'ONLINE',
        ...rest,
      });
      return id;
    },
    propose: (lessonId, newStartAt, { reason = '', clientId = randomUUID() } = {}) =>
      call('POST', `/tns/v1/lessons/${lessonId}/moves`, { clientId, newStartAt, reason }),
    async notices(of) {
      await t.notifications.deliver();
      const rows = await t.database.raw.query<Notification>(
        `select *, open_detail as "openDetail" from notification where user_id = $1 order by seq desc`,
        [of === 'teacher' ? teacher.id : studentUser.id],
      );
      return rows;
    },
  };
}
