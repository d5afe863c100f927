import { pointsContract } from '@portal/domain/points/points.contract';
import { defineAccess } from '../../testing/access.ts';
import { earnPoints } from '../../testing/apps/points-app.ts';
import { aLessonRow } from '../../testing/teaching-rows.ts';
import { lesson } from '../lessons/lessons.tables.ts';

/** She has held a lesson, and has points. */
export const access = defineAccess(pointsContract, {
  rows: {
    getPointsSummary: { own: {} },
    listPointLots: { own: {}, valid: { query: '?page=1&size=10' } },
    listMissions: { own: {} },
    claimMission: { own: { params: { id: 'FIRST_LESSON' } } },
    claimMissions: { own: {} },
  },
  async seed(t, teacherId) {
    await earnPoints(t, teacherId, 10_000);
    const held = {
      id: 'les_points_77',
      startAt: new Date('2020-01-01T00:00:00Z'),
      status: 'DONE',
      held: true,
    } as const;
    await t.database.db.insert(lesson).values(aLessonRow({ id: 'cls_matrix', teacherId }, held));
  },
});
