import { familyAbsenceContract } from '@portal/domain/families/family-absence.contract';
import { FAMILY_CLASS } from '../../testing/access-ground.ts';
import { type Beside, callOf, defineAccess, naming, type Sent } from '../../testing/access.ts';
import { aLessonRow } from '../../testing/teaching-rows.ts';
import { lesson } from '../lessons/lessons.tables.ts';

const startAt = '2126-06-01T03:00:00.000Z';

/** Of the owner's own child; the link of another family opens none of its class. */
const ofChild = <S extends Sent>(...beside: Beside<S>) =>
  naming<S>('les_absence', 'les_none', (id) => callOf<S>({ id, studentId: 'stu_family' }, ...beside));

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
