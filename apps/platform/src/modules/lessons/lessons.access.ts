import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import { byId, defineAccess, SECRET } from '../../testing/access.ts';
import { lesson } from './lessons.tables.ts';

// Noon in Seoul, some days ahead.
const noon = (days: number) =>
  Math.floor(Date.now() / millisecondsInDay) * millisecondsInDay + (days * 24 + 3) * millisecondsInHour;

/** The lessons on which the rows of their moves stand too. */
export const access = defineAccess(lessonsContract, {
  rows: {
    getLesson: byId('les_matrix_1', 'none'),
    cancelLesson: byId('les_matrix_2', 'none', { body: { reason: '이유', version: 1 } }),
  },
  async seed({ database }, teacherId) {
    await database.db.insert(lesson).values(
      [1, 2, 3, 4, 5].map((no) => ({
        id: `les_matrix_${no}`,
        classId: 'cls_matrix',
        teacherId,
        no,
        title: SECRET,
        startAt: new Date(noon(9 + no)),
        endAt: new Date(noon(9 + no) + millisecondsInHour),
        status: 'UPCOMING' as const,
        mode: 'ONLINE' as const,
      })),
    );
  },
});
