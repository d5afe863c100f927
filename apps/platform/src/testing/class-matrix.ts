import { randomUUID } from 'node:crypto';
import { columnsOf } from '../modules/courses/courses.queries.ts';
import { course, courseRevision } from '../modules/courses/courses.tables.ts';
import { lesson } from '../modules/lessons/lessons.tables.ts';
import { teachingClass } from '../modules/classes/classes.tables.ts';
import { aDraft } from './course-app.ts';
import { aClassRow, aLessonRow } from './teaching-rows.ts';
import type { TestApp } from './test-app.ts';

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}
interface Row {
  readonly own?: Request;
  readonly foreign?: Request;
  readonly missing?: Request;
}

const DAY = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const slot = (weekday: string) => [{ weekday, start: '06:00', end: '07:00' }];
const timing = (days: number, weekday: string) => ({
  ...{ startDate: dayIn(days), weeklySchedule: slot(weekday), skipHolidays: false },
});
const plan = (courseId: string) => ({ courseId, packageId: 'p1', ...timing(40, 'MONDAY') });
const settings = { name: '이름', capacity: 4, place: '', meetingUrl: '' };
const on = (name: string, request: Omit<Request, 'params'> = {}): Row => ({
  own: { params: { id: `cls_matrix_${name}` }, ...request },
  foreign: { params: { id: `cls_matrix_${name}` }, ...request },
  missing: { params: { id: 'cls_none' }, ...request },
});
const about = (body: (courseId: string) => object): Row => ({
  own: { body: body('crs_matrix_class') },
  foreign: { body: body('crs_matrix_class') },
  missing: { body: body('crs_none') },
});

/** Who may call what of classes: each one here, and the course, is the owner's. */
export const CLASS_MATRIX: Readonly<Record<string, Row>> = {
  listClasses: { own: {} },
  previewClass: about(plan),
  createClass: about((courseId) => ({ ...plan(courseId), ...settings, clientId: randomUUID(), mode: 'ONLINE' })),
  getClass: on('read'),
  updateClass: on('write', { body: { ...settings, version: 1 } }),
  listClassLessons: on('read'),
  listClassStudents: on('read'),
  cancelClass: on('cancel', { body: { version: 1, reason: '이유' } }),
  previewRollOver: on('read', { body: timing(40, 'TUESDAY') }),
  rollOverClass: on('read', {
    body: { ...timing(40, 'TUESDAY'), clientId: randomUUID(), name: '새 학기', withStudents: false },
  }),
};

export async function seedClassMatrix({ database: { db }, clock }: TestApp, teacherId: string): Promise<void> {
  const now = clock.now();
  const courseId = 'crs_matrix_class';
  await db.transaction(async (tx) => {
    await tx.insert(course).values({
      ...{ id: courseId, teacherId, clientId: randomUUID(), status: 'PUBLISHED', workNo: 1, liveNo: 1 },
      ...{ createdAt: now, updatedAt: now },
    });
    const content = columnsOf(aDraft({ title: '비밀 이야기', imageId: null }));
    await tx.insert(courseRevision).values({ courseId, no: 1, createdAt: now, frozenAt: now, ...content });
  });
  for (const [at, name] of ['read', 'write', 'cancel'].entries()) {
    const row = aClassRow(teacherId, { id: `cls_matrix_${name}`, name: '비밀 이야기' });
    await db.insert(teachingClass).values(row);
    const startAt = new Date(Math.floor(now.getTime() / DAY) * DAY + (30 + at) * DAY);
    await db
      .insert(lesson)
      .values(aLessonRow(row as { id: string; teacherId: string }, { id: `les_matrix_class_${9 + at}`, startAt }));
  }
}
