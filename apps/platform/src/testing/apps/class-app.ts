import { randomUUID } from 'node:crypto';
import type { ClassSummary, NewClass, PlannedLesson, TeachingClass } from '@portal/domain/classes/class';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { enrollment, student } from '../../modules/classes/classes.tables.ts';
import { course, courseRevision } from '../../modules/courses/courses.tables.ts';
import { revisionColumns } from '../../modules/courses/module.ts';
import type { TestApp, TestAppOptions } from '../test-app.ts';
import { aDraft, type Answer, COURSE_NOW, type CourseApp, createCourseApp } from './course-app.ts';

export const MY_CLASSES = '/tns/v1/my-classes';
export const COURSE = 'crs-1';

type Ground = Pick<CourseApp, keyof TestApp | 'clock' | 'teacher' | 'heard' | 'call' | 'notices'>;
type ClassPage = { total: number; items: ClassSummary[]; counts: Record<string, number> };

export interface ClassApp extends Ground {
  /** A class of three lessons on Fridays at ten, from the course that is on sale. */
  make(over?: Partial<NewClass>): Promise<Answer<TeachingClass>>;
  made(over?: Partial<NewClass>): Promise<TeachingClass>;
  preview(over?: Partial<NewClass>): Promise<Answer<{ lessons: PlannedLesson[] }>>;
  get(id: string): Promise<TeachingClass>;
  list(query?: string): Promise<ClassPage>;
  lessonsOf(id: string): Promise<Lesson[]>;
  /** A student of a class; with `userId` one who has an account. */
  enrol(classId: string, name: string, userId?: string): Promise<string>;
  set(lessonId: string, columns: string): Promise<void>;
  /** `EVENT FROM>TO` of each row of its history. */
  steps(id: string): Promise<string[]>;
  sql<T>(query: string): Promise<T[]>;
  /** No classes, students or notices, and the moment at which every test begins. */
  clear(): Promise<void>;
}

/** Columns of a lesson that was held on a day of the month. */
export const held = (day: number) =>
  `status = 'FINISHED', held = true, start_at = '2026-11-0${day}T01:00Z', end_at = '2026-11-0${day}T02:00Z'`;

/** A teacher with a course on sale whose programme has four lessons, and a package of three of them. */
export async function createClassApp(options?: TestAppOptions): Promise<ClassApp> {
  const t: Ground = await createCourseApp(options);
  const { db, raw } = t.database;
  const now = t.clock.now();
  const pack = {
    id: 'p1',
    name: '3회',
    lessonCount: 3,
    studentCount: 4,
    fee: 400_000,
    isTrial: false,
    trialMinutes: null,
  };
  const content = aDraft({
    imageId: null,
    packages: [pack, { ...pack, id: 'p2', name: '체험', lessonCount: 1, fee: null, isTrial: true, trialMinutes: 30 }],
    programme: ['함수의 뜻', '그래프', '기울기', '절편'].map((title, at) => ({ id: `l${at}`, title, content: '' })),
  });
  await db.transaction(async (tx) => {
    const stamps = { createdAt: now, updatedAt: now };
    const row = { teacherId: t.teacher.id, status: 'PUBLISHED' as const, workNo: 1, ...stamps };
    await tx.insert(course).values([
      { ...row, id: COURSE, clientId: randomUUID(), liveNo: 1 },
      { ...row, id: 'crs-draft', clientId: randomUUID(), status: 'DRAFT' },
    ]);
    for (const courseId of [COURSE, 'crs-draft'])
      await tx
        .insert(courseRevision)
        .values({ courseId, no: 1, createdAt: now, frozenAt: now, ...revisionColumns(content) });
  });
  const plan = (over: Partial<NewClass>) => ({
    courseId: COURSE,
    packageId: 'p1',
    startDate: '2026-11-19',
    skipHolidays: true,
    weeklySchedule: [{ weekday: 'FRIDAY' as const, start: '10:00', end: '11:00' }],
    ...over,
  });
  let students = 0;
  const app: ClassApp = {
    ...t,
    make: (over = {}) =>
      t.call('POST', MY_CLASSES, {
        clientId: randomUUID(),
        name: '금요반',
        mode: 'ONLINE',
        capacity: 4,
        place: '',
        meetingUrl: '',
        ...plan(over),
      }),
    async made(over) {
      const answer = await app.make(over);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer));
      return answer.data;
    },
    preview: (over = {}) => t.call('POST', `${MY_CLASSES}/preview`, plan(over)),
    get: async (id) => (await t.call<TeachingClass>('GET', `${MY_CLASSES}/${id}`)).data,
    list: async (query = '') => (await t.call<ClassPage>('GET', `${MY_CLASSES}${query}`)).data,
    lessonsOf: async (id) =>
      (await t.call<{ items: Lesson[] }>('GET', `${MY_CLASSES}/${id}/lessons?size=100`)).data.items,
    async enrol(classId, name, userId) {
      const id = `s${++students}`;
      await db.insert(student).values({ id, name, age: 14, ...(userId && { userId }) });
      const row = { id: `e-${id}`, classId, studentId: id, enrolledAt: t.clock.now(), goals: '끝까지 풀어요' };
      await db.insert(enrollment).values({ ...row, status: 'ACTIVE' });
      return id;
    },
    set: async (lessonId, columns) => void (await raw.query(`update lesson set ${columns} where id = $1`, [lessonId])),
    async steps(id) {
      const rows = await raw.query<{ event: string; from: string | null; to: string }>(
        'select event, from_progress as "from", to_progress as "to" from class_history where class_id = $1 order by seq',
        [id],
      );
      return rows.map(({ event, from, to }) => `${event} ${from ?? ''}>${to}`);
    },
    sql: (query) => raw.query(query),
    async clear() {
      await raw.exec(`
        delete from lesson_diary; delete from attendance; delete from enrollment; delete from student_guardian;
        delete from lesson_change; delete from lesson_move; delete from class_history; delete from lesson;
        delete from teaching_class; delete from time_off; delete from student; delete from guardian;
        delete from outbox; delete from notification`);
      t.clock.set(COURSE_NOW);
      t.heard.length = 0;
    },
  };
  return app;
}
