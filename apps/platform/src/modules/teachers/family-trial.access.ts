import { millisecondsInDay } from 'date-fns/constants';
import { familyTrialContract } from '@portal/domain/teachers/family-trial.contract';
import { FAMILY_CLASS, FAMILY_GUARDIAN } from '../../testing/access-ground.ts';
import { defineAccess, SECRET } from '../../testing/access.ts';
import { aLessonRow } from '../../testing/teaching-rows.ts';
import { enrollment, student, studentGuardian } from '../classes/classes.tables.ts';
import { lesson } from '../lessons/lessons.tables.ts';

/** By the link of the family. */
export const access = defineAccess(familyTrialContract, {
  rows: { cancelFamilyTrial: { own: { body: { reason: SECRET } } } },
  /** A child of the family tries a lesson of the class that its sister takes. */
  async seed({ database: { db } }, teacherId) {
    const of = { id: FAMILY_CLASS, teacherId };
    const startAt = new Date(Math.ceil(Date.now() / millisecondsInDay) * millisecondsInDay + 46 * millisecondsInDay);
    await db.insert(lesson).values(aLessonRow(of, { id: 'les_trial_1', startAt, isTrial: true }));
    const studentId = 'stu_trial';
    await db.insert(student).values({ id: studentId, name: SECRET, age: 9 });
    await db.insert(studentGuardian).values({ studentId, guardianId: FAMILY_GUARDIAN, relation: 'MOTHER' });
    const seat = { id: 'enr_trial', classId: FAMILY_CLASS, studentId, trialLessonId: 'les_trial_1' };
    await db.insert(enrollment).values({ ...seat, status: 'ACTIVE', enrolledAt: new Date(0) });
  },
});
