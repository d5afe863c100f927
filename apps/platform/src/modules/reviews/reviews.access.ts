import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import { actingOn, defineAccess, SECRET } from '../../testing/access.ts';
import { review } from './reviews.tables.ts';

const on = actingOn('rev_matrix', 'rev_none');

/** The review stands so that each call may follow the one before it. */
export const access = defineAccess(reviewsContract, {
  rows: {
    listReviews: { own: {} },
    summarizeReviews: { own: {} },
    getReview: on(),
    replyToReview: on({ body: { content: '고마워요.', version: 1 } }),
    deleteReviewReply: on(),
    hideReview: on({ body: { reason: '이유' } }),
    previewReviewHiding: on(),
    unhideReview: on(),
    markReviewProcessed: on(),
    askAboutReview: on({ body: { question: '무엇이 어려웠나요?' } }),
    reportReview: on({ body: { grounds: '이유' } }),
  },
  async seed({ database }, teacherId) {
    await database.db.insert(review).values({
      id: 'rev_matrix',
      classId: 'cls_matrix',
      teacherId,
      studentId: 'stu_matrix',
      rating: 3,
      content: SECRET,
      createdAt: new Date(),
      handling: 'PENDING',
    });
  },
});
