import type { Database } from '../core/database/database.ts';
import { review } from '../modules/reviews/reviews.tables.ts';
import { student } from '../modules/classes/classes.tables.ts';

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}
interface Row {
  readonly own?: Request;
  readonly foreign?: Request;
  readonly missing?: Request;
}

const on = (body?: object): Row => {
  const request = (id: string): Request => ({ params: { id }, ...(body ? { body } : {}) });
  return { own: request('rev_matrix'), foreign: request('rev_matrix'), missing: request('rev_none') };
};

/** Who may call what of reviews: the one here is the owner's, and stands so that each call may follow the one before it. */
export const REVIEW_MATRIX: Readonly<Record<string, Row>> = {
  listReviews: { own: {} },
  summarizeReviews: { own: {} },
  replyToReview: on({ content: '고마워요.' }),
  deleteReviewReply: on(),
  hideReview: on({ reason: '이유' }),
  unhideReview: on(),
  markReviewProcessed: on(),
  reportReview: on({ grounds: '이유' }),
};

/** Of a class that `seedLessonMatrix` made. */
export async function seedReviewMatrix({ db }: Database, teacherId: string): Promise<void> {
  await db.insert(student).values({ id: 'stu_matrix', name: '학생', age: 14 });
  await db.insert(review).values({
    ...{ id: 'rev_matrix', classId: 'cls_matrix', teacherId, studentId: 'stu_matrix', rating: 3 },
    ...{ content: '비밀 이야기', createdAt: new Date(), handling: 'PENDING' },
  });
}
