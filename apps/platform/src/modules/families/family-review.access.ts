import { familyReviewContract } from '@portal/domain/families/family-review.contract';
import { FAMILY_CLASS, FAMILY_GUARDIAN } from '../../testing/access-ground.ts';
import { type Beside, callOf, defineAccess, naming, SECRET, type Sent } from '../../testing/access.ts';
import { enrollment, student, studentGuardian } from '../classes/classes.tables.ts';
import { review } from '../reviews/reviews.tables.ts';

const ofChild = <S extends Sent>(own: string, ...beside: Beside<S>) =>
  naming<S>(own, 'stu_none', (studentId) => callOf<S>({ studentId }, ...beside));

/** Of one child nothing was said yet, and of its sister something. */
export const access = defineAccess(familyReviewContract, {
  rows: {
    listFamilyReviews: { own: {} },
    writeFamilyReview: ofChild('stu_family', { body: { rating: 4, content: SECRET } }),
    editFamilyReview: ofChild('stu_sister', { body: { rating: 4, content: SECRET } }),
  },
  async seed({ database: { db } }, teacherId) {
    const studentId = 'stu_sister';
    const inClass = { classId: FAMILY_CLASS, studentId };
    await db.insert(student).values({ id: studentId, name: SECRET, age: 11 });
    await db.insert(studentGuardian).values({ studentId, guardianId: FAMILY_GUARDIAN, relation: 'MOTHER' });
    await db.insert(enrollment).values({ id: 'enr_sister', ...inClass, status: 'ACTIVE', enrolledAt: new Date(0) });
    const said = { rating: 5, content: SECRET, createdAt: new Date(), handling: 'PENDING' } as const;
    await db.insert(review).values({ id: 'rev_sister', ...inClass, teacherId, ...said });
  },
});
