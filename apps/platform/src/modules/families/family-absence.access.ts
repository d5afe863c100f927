import { familyAbsenceContract } from '@portal/domain/families/family-absence.contract';
import { FAMILY_CLASS } from '../../testing/access-ground.ts';
import { type AccessRow, type Call, defineAccess } from '../../testing/access.ts';
import { aLessonRow } from '../../testing/teaching-rows.ts';
import { lesson } from '../lessons/lessons.tables.ts';

const startAt = '2126-06-01T03:00:00.000Z';

/** Of the owner's own child; the link of another family opens none of its class. */
const ofChild = (request: Omit<Call, 'params'> = {}): AccessRow => {
  const calling = (id: string) => ({ params: { id, studentId: 'stu_family' }, ...request });
  return { own: calling('les_absence'), foreign: calling('les_absence'), missing: calling('les_none') };
};

export const access = defineAccess(familyAbsenceContract, {
  rows: {
    announceFamilyAbsence: ofChild({ body: { startAt, reason: '병원' } }),
    takeBackFamilyAbsence: ofChild(),
  },
  async seed({ database: { db } }, teacherId) {
    const row = aLessonRow({ id: FAMILY_CLASS, teacherId }, { id: 'les_absence', startAt: new Date(startAt) });
    await db.insert(lesson).values({ ...row, no: 99 });
  },
});
