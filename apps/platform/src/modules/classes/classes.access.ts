import { randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { classesContract } from '@portal/domain/classes/classes.contract';
import type { Weekday } from '@portal/domain/time/weekday';
import { type Beside, byId, defineAccess, naming, SECRET, type Sent } from '../../testing/access.ts';
import { seedCourseOnSale } from '../../testing/course-on-sale.ts';
import { aClassRow, aLessonRow } from '../../testing/teaching-rows.ts';
import { lesson } from '../lessons/lessons.tables.ts';
import { teachingClass } from './classes.tables.ts';

const COURSE = 'crs_matrix_class';
const dayIn = (days: number) => new Date(Date.now() + days * millisecondsInDay).toISOString().slice(0, 10);
const timing = (weekday: Weekday) => ({
  startDate: dayIn(40),
  weeklySchedule: [{ weekday, start: '06:00', end: '07:00' }],
  skipHolidays: false,
});
const plan = (courseId: string) => ({ courseId, packageId: 'p1', ...timing('MONDAY') });
const SETTINGS = { name: '이름', capacity: 4, place: '', meetingUrl: '' };
const on = <S extends Sent>(name: string, ...beside: Beside<S>) => byId<S>(`cls_matrix_${name}`, 'cls_none', ...beside);

export const access = defineAccess(classesContract, {
  rows: {
    listClasses: { own: {} },
    previewClass: naming(COURSE, 'crs_none', (id) => ({ body: plan(id) })),
    createClass: naming(COURSE, 'crs_none', (id) => ({
      body: { ...plan(id), ...SETTINGS, clientId: randomUUID(), mode: 'ONLINE' },
    })),
    getClass: on('read'),
    updateClass: on('write', { body: { ...SETTINGS, version: 1 } }),
    listClassLessons: on('read'),
    listClassStudents: on('read'),
    cancelClass: on('cancel', { body: { version: 1, reason: '이유' } }),
    previewRollOver: on('read', { body: timing('TUESDAY') }),
    rollOverClass: on('read', {
      body: { ...timing('TUESDAY'), clientId: randomUUID(), name: '새 학기', withStudents: false },
    }),
  },
  async seed({ database: { db }, clock }, teacherId) {
    const now = clock.now();
    await seedCourseOnSale(db, { id: COURSE, teacherId, now, title: SECRET });
    for (const [at, name] of ['read', 'write', 'cancel'].entries()) {
      const row = aClassRow(teacherId, { id: `cls_matrix_${name}`, name: SECRET });
      await db.insert(teachingClass).values(row);
      const startAt = new Date(
        Math.floor(now.getTime() / millisecondsInDay) * millisecondsInDay + (30 + at) * millisecondsInDay,
      );
      await db
        .insert(lesson)
        .values(aLessonRow({ id: `cls_matrix_${name}`, teacherId }, { id: `les_matrix_class_${9 + at}`, startAt }));
    }
  },
});
