import { randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { type Rating, REVIEW_LIMITS } from '@portal/domain/reviews/review';
import { DomainError } from '../../core/domain-error.ts';
import { namedReview } from './named-reviews.ts';
import type { ReviewDeps } from './review-deps.ts';
import { reviewReceived } from './review-notices.ts';
import { takeStep } from './review-step.ts';
import { reviewQueries } from './reviews.queries.ts';
import type { ReviewRow } from './reviews.tables.ts';

const NO_REPORT = {
  reportGrounds: null,
  reportedAt: null,
  outcome: null,
  outcomeReason: null,
  outcomeAt: null,
};

export interface StudentReview {
  readonly studentId: string;
  readonly rating: Rating;
  readonly content: string;
}

/** What a student may do with reviews. Students have no portal yet, so only code speaks for them. */
export interface StudentReviews {
  /** Says what she thinks of a class and answers its id; throws NOT_ENROLLED and ALREADY_REVIEWED. */
  reviewAsStudent(review: StudentReview & { readonly classId: string }): Promise<string>;
  /** Says it anew within a week; throws NOT_FOUND, WRONG_STATE when it is too late, and REVIEW_REMOVED. */
  editReviewAsStudent(id: string, review: StudentReview): Promise<void>;
}

/** The student's side of reviews; the teacher hears of each. */
export function studentReviews({ database, clock, realtime, classes, notify, desk }: ReviewDeps): StudentReviews {
  return {
    async reviewAsStudent({ classId, studentId, rating, content }) {
      const id = `rev_${randomUUID()}`;
      const teacherId = await database.db.transaction(async (tx) => {
        const queries = reviewQueries(tx);
        const taken = await classes.takenBy(tx, studentId, classId);
        if (!taken) throw new DomainError('NOT_ENROLLED');
        const now = clock.now();
        const row = { id, classId, studentId, teacherId: taken.teacherId, rating, content, createdAt: now };
        if (!(await queries.add(row))) throw new DomainError('ALREADY_REVIEWED');
        const history = { reviewId: id, event: 'POST', toHandling: 'PENDING', actor: 'STUDENT' } as const;
        await queries.record({ ...history, actorId: studentId, at: now });
        await notify(tx, { userId: taken.teacherId, ...reviewReceived({ ...row, className: taken.name, version: 1 }) });
        return taken.teacherId;
      });
      realtime.tell(teacherId, 'review.changed', { id });
      return id;
    },

    async editReviewAsStudent(id, { studentId, rating, content }) {
      const { teacherId } = await database.db.transaction(async (tx) => {
        // Before the review is locked: a decision takes the two in this order, too.
        await desk.cancel(tx, id);
        const found = await reviewQueries(tx).lockOfStudent(studentId, id);
        if (!found) throw new DomainError('NOT_FOUND');
        const now = clock.now();
        if (now.getTime() > found.createdAt.getTime() + REVIEW_LIMITS.editDays * millisecondsInDay)
          throw new DomainError('WRONG_STATE');
        const edited = await takeStep(tx, found, {
          event: 'EDIT',
          by: { actor: 'STUDENT', id: studentId },
          now,
          set: { rating, content, editedAt: now, ...reportAfterEdit(found, now) },
          note: found.content,
        });
        await notify(tx, { userId: edited.teacherId, ...reviewReceived(await namedReview(tx, classes, edited)) });
        return edited;
      });
      realtime.tell(teacherId, 'review.changed', { id });
    },
  };
}

/** A report that waits has its answer; one that was decided was about other words. */
const reportAfterEdit = ({ handling }: ReviewRow, now: Date) =>
  handling === 'ADMIN_PENDING' ? ({ outcome: 'EDITED', outcomeReason: '', outcomeAt: now } as const) : NO_REPORT;
