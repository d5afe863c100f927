import { millisecondsInDay } from 'date-fns/constants';
import { familySummaryContract } from '@portal/domain/families/family-summary.contract';
import { FAMILY_CLASS } from '../../testing/access-ground.ts';
import { byId, defineAccess, SECRET } from '../../testing/access.ts';
import { aLessonRow } from '../../testing/teaching-rows.ts';
import { lesson } from '../lessons/lessons.tables.ts';
import { liveBoardPage } from '../live/live.tables.ts';

const drawn = { id: 'one', version: 1, kind: 'text', colour: 'ink', points: [1, 1], text: SECRET };

export const access = defineAccess(familySummaryContract, {
  rows: { getFamilySummary: byId('les_board', 'les_none') },
  async seed({ database: { db } }, teacherId) {
    const startAt = new Date(Date.now() - 4 * millisecondsInDay);
    const over = { id: 'les_board', no: 98, startAt, status: 'DONE', held: true } as const;
    await db.insert(lesson).values(aLessonRow({ id: FAMILY_CLASS, teacherId }, over));
    await db
      .insert(liveBoardPage)
      .values({ lessonId: 'les_board', no: 1, elements: JSON.stringify([drawn]), hasInk: true });
  },
});
