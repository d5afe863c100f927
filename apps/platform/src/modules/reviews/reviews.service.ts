import { changedRating, type PublicRating, publicRating } from '@portal/domain/reviews/public-rating';
import { type Review, REVIEW_LIMITS } from '@portal/domain/reviews/review';
import { contactDataError } from '../../core/contact-data-error.ts';
import type { Tx } from '../../core/database/database.ts';
import { decisionDueAt } from '../../core/days/decision-due.ts';
import { DomainError } from '../../core/domain-error.ts';
import { writeToFamilies } from '../classes/module.ts';
import { lastEditOf } from './edit-time.ts';
import { namedReview, type NamedReview } from './named-reviews.ts';
import { NO_REPORT } from './no-report.ts';
import { reportLessonQueries } from './report/report-lessons.queries.ts';
import type { ReviewDeps } from './review-deps.ts';
import { reviewQuestionLetter } from './review-letters.ts';
import { takeStep } from './review-step.ts';
import { reviewView } from './review-view.ts';
import { reviewQueries } from './reviews.queries.ts';
import type { ReviewRow } from './reviews.tables.ts';

type TeacherStep = Omit<Parameters<typeof takeStep>[2], 'by' | 'now'>;

interface NewReply {
  readonly content: string;
  readonly isConfirmed: boolean;
  /** Of the answer in whose place it comes. */
  readonly version: number;
}

const NO_REPLY = { replyContent: null, repliedAt: null, replyEditedAt: null };

interface StepWork {
  readonly before?: (tx: Tx, now: Date) => Promise<void>;
  /** In the transaction of the step. */
  readonly after?: (tx: Tx, named: NamedReview) => Promise<void>;
}

/** What a teacher does with the reviews of her classes. */
export function reviewService({ database, clock, realtime, classes, desk, mail }: ReviewDeps) {
  async function step(
    teacherId: string,
    id: string,
    stepOf: (row: ReviewRow, now: Date) => TeacherStep,
    { before, after }: StepWork = {},
  ): Promise<Review> {
    const row = await database.db.transaction(async (tx) => {
      const now = clock.now();
      await before?.(tx, now);
      const found = await reviewQueries(tx).lockOfTeacher(teacherId, id);
      if (!found) throw new DomainError('NOT_FOUND');
      const by = { actor: 'TEACHER', id: teacherId } as const;
      const named = await namedReview(tx, classes, await takeStep(tx, found, { ...stepOf(found, now), by, now }));
      await after?.(tx, named);
      return named;
    });
    realtime.tell(teacherId, 'review.changed', { id });
    return reviewView(row);
  }

  return {
    async one(teacherId: string, id: string): Promise<Review> {
      const found = await reviewQueries(database.db).ofTeacher(teacherId, id);
      if (!found) throw new DomainError('NOT_FOUND');
      return reviewView(await namedReview(database.db, classes, found));
    },

    /** What the public page says, and what it would say were this one hidden, or shown again. */
    async previewHiding(teacherId: string, id: string): Promise<{ before: PublicRating; after: PublicRating }> {
      const queries = reviewQueries(database.db);
      const found = await queries.ofTeacher(teacherId, id);
      if (!found) throw new DomainError('NOT_FOUND');
      const stars = await queries.starsOf(teacherId);
      const before = publicRating(stars);
      if (found.outcome === 'REMOVED') return { before, after: before };
      return { before, after: changedRating(stars, found.rating, found.hiddenAt ? 1 : -1) };
    },

    reply: (teacherId: string, id: string, { content, isConfirmed, version }: NewReply) =>
      step(teacherId, id, (row, now) => {
        const replyContent = content.trim();
        const contactData = isConfirmed ? undefined : contactDataError(replyContent);
        if (contactData) throw contactData;
        if (replyContent === row.replyContent) return { event: 'REPLY' };
        // Somebody who did not see what stands there now. What the team removed is refused as such.
        if (version !== row.replyVersion && row.outcome !== 'REMOVED') throw new DomainError('VERSION_CONFLICT');
        const at = row.repliedAt ? { replyEditedAt: now } : { repliedAt: now };
        return { event: 'REPLY', set: { replyContent, ...at, replyVersion: row.replyVersion + 1 } };
      }),

    deleteReply: (teacherId: string, id: string) =>
      step(teacherId, id, ({ repliedAt, replyVersion }) => ({
        event: 'UNREPLY',
        set: repliedAt ? { ...NO_REPLY, replyVersion: replyVersion + 1 } : {},
      })),

    hide: (teacherId: string, id: string, reason: string) =>
      step(teacherId, id, (row, now) => ({
        event: 'HIDE',
        set: { hiddenAt: row.hiddenAt ?? now, hiddenReason: reason.trim() },
        note: reason.trim(),
      })),

    unhide: (teacherId: string, id: string) =>
      step(teacherId, id, () => ({ event: 'UNHIDE', set: { hiddenAt: null, hiddenReason: null } })),

    markProcessed: (teacherId: string, id: string) => step(teacherId, id, () => ({ event: 'PROCESS' })),

    /** Once: the family reads it by its letter, and may change what it said. */
    ask: (teacherId: string, id: string, question: string) =>
      step(
        teacherId,
        id,
        (row, now) => {
          if (row.askedAt) throw new DomainError('QUESTION_ASKED');
          return { event: 'ASK', set: { question: question.trim(), askedAt: now }, note: question.trim() };
        },
        {
          async after(tx, { classId, className, studentId, studentName, createdAt, askedAt }) {
            const until = lastEditOf({ createdAt, askedAt });
            const letter = reviewQuestionLetter({ className, question: question.trim(), until });
            await writeToFamilies({ mail }, tx, { classId, students: [{ id: studentId, name: studentName }] }, letter);
          },
        },
      ),

    report: (
      teacherId: string,
      id: string,
      { grounds, lessonId }: { grounds: string; lessonId?: string | undefined },
    ) =>
      step(
        teacherId,
        id,
        (_row, now) => ({
          event: 'REPORT',
          set: { ...NO_REPORT, reportGrounds: grounds.trim(), reportedAt: now, reportLessonId: lessonId ?? null },
          note: grounds.trim(),
        }),
        {
          // Before the review is locked: a decision takes the two in this order, too. A report that is refused leaves nothing.
          async before(tx, submittedAt) {
            const found = await reviewQueries(tx).ofTeacher(teacherId, id);
            if (!found) throw new DomainError('NOT_FOUND');
            const { classId } = found;
            if (lessonId !== undefined && !(await reportLessonQueries(tx).isEvidence(teacherId, classId, lessonId)))
              throw new DomainError('TARGET_NOT_YOURS', {
                fields: { lessonId: '이 수업에서 끝난 회차를 골라 주세요.' },
              });
            const { className } = await namedReview(tx, classes, found);
            const title = `${className} · 별 ${found.rating}개`;
            const dueAt = await decisionDueAt(submittedAt, REVIEW_LIMITS.reportWorkingDays);
            await desk.open(tx, { id, teacherId, title, submittedAt, dueAt });
          },
        },
      ),
  };
}
