import { randomUUID } from 'node:crypto';
import type { FamilyReview, NewFamilyReview, ReviewingChild } from '@portal/domain/families/family-review';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Family } from '../../classes/module.ts';
import { lastEditOf } from '../edit-time.ts';
import { namedReview } from '../named-reviews.ts';
import { NO_REPORT } from '../no-report.ts';
import type { ReviewDeps } from '../review-deps.ts';
import { reviewReceived } from '../review-notices.ts';
import { takeStep } from '../review-step.ts';
import { reviewQueries } from '../reviews.queries.ts';
import type { ReviewRow } from '../reviews.tables.ts';

/** How often a report may come between an edit and its locks. */
const ATTEMPTS = 5;

/** What families say of classes, for their children; the teacher hears of each. */
export interface ReviewFamilies {
  /** Its children of whom it is asked, as the class is over, or has said something. */
  of(family: Family): Promise<ReviewingChild[]>;
  /** Once for each child. Throws NOT_FOUND, NOT_ENROLLED before the class has begun, and ALREADY_REVIEWED. */
  write(family: Family, studentId: string, said: NewFamilyReview): Promise<ReviewingChild>;
  /** Says it anew within a week; throws NOT_FOUND, WRONG_STATE when it is too late, and REVIEW_REMOVED. */
  edit(family: Family, studentId: string, said: NewFamilyReview): Promise<ReviewingChild>;
}

export function familyReviews({ database, clock, realtime, classes, notify, desk }: ReviewDeps): ReviewFamilies {
  const { db } = database;

  /** Says something of the class for one of its children, and again where it says nothing yet; the answer is how that stands then. */
  async function said(
    { students }: Family,
    studentId: string,
    work: (tx: Tx) => Promise<ReviewRow | undefined>,
  ): Promise<ReviewingChild> {
    const student = students.find(({ id }) => id === studentId);
    if (!student) throw new DomainError('NOT_FOUND');
    let row: ReviewRow | undefined;
    for (let attempt = 0; !row && attempt < ATTEMPTS; attempt++) row = await db.transaction(work);
    if (!row) throw new DomainError('WRONG_STATE');
    realtime.tell(row.teacherId, 'review.changed', { id: row.id });
    return { studentId, studentName: student.name, review: shownAt(row, clock.now()) };
  }

  return {
    async of({ class: { id: classId }, guardian, students }) {
      const written = new Map(
        (await reviewQueries(db).ofFamily({ guardianId: guardian.id, classId })).map((row) => [row.studentId, row]),
      );
      const now = clock.now();
      const children: ReviewingChild[] = [];
      for (const { id: studentId, name: studentName } of new Map(students.map((one) => [one.id, one])).values()) {
        const row = written.get(studentId);
        const isDue = async () =>
          (await classes.takenBy(db, { studentId, classId, guardianId: guardian.id }))?.isOver === true;
        if (row || (await isDue())) children.push({ studentId, studentName, review: row ? shownAt(row, now) : null });
      }
      return children;
    },

    write: (family, studentId, { rating, content }) =>
      said(family, studentId, async (tx) => {
        const { guardian } = family;
        const classId = family.class.id;
        const queries = reviewQueries(tx);
        const taken = await classes.takenBy(tx, { studentId, classId, guardianId: guardian.id });
        if (!taken) throw new DomainError('NOT_ENROLLED');
        const now = clock.now();
        const id = `rev_${randomUUID()}`;
        const { teacherId, name: className } = taken;
        const words = { rating, content: content.trim() };
        const added = await queries.add({ id, classId, studentId, teacherId, ...words, createdAt: now });
        if (!added) throw new DomainError('ALREADY_REVIEWED');
        const history = { reviewId: id, event: 'POST', toHandling: 'PENDING', actor: 'GUARDIAN' } as const;
        await queries.record({ ...history, actorId: guardian.id, at: now });
        await notify(tx, { userId: teacherId, ...reviewReceived({ ...added, className }) });
        return added;
      }),

    edit: (family, studentId, { rating, content }) =>
      said(family, studentId, async (tx) => {
        const own = { guardianId: family.guardian.id, classId: family.class.id, studentId };
        const queries = reviewQueries(tx);
        const known = await queries.ofChild(own);
        if (!known) throw new DomainError('NOT_FOUND');
        // Before the review is locked: a decision takes the two in this order, too.
        const wasReported = await desk.cancel(tx, known.id);
        const found = await queries.lockOfChild(own);
        if (!found) throw new DomainError('NOT_FOUND');
        // A report came in between, and its item waits: once more.
        if (found.handling === 'ADMIN_PENDING' && !wasReported) return undefined;
        const now = clock.now();
        if (now > lastEditOf(found)) throw new DomainError('WRONG_STATE');
        const edited = await takeStep(tx, found, {
          event: 'EDIT',
          by: { actor: 'GUARDIAN', id: family.guardian.id },
          now,
          set: { rating, content: content.trim(), editedAt: now, ...reportAfterEdit(found, now) },
          note: found.content,
        });
        await notify(tx, { userId: edited.teacherId, ...reviewReceived(await namedReview(tx, classes, edited)) });
        return edited;
      }),
  };
}

/** A review as its family sees it; of one that the team removed, the stub. */
function shownAt(row: ReviewRow, now: Date): FamilyReview {
  const { rating, content, createdAt, editedAt, replyContent, repliedAt, question, askedAt, outcome } = row;
  const isRemoved = outcome === 'REMOVED';
  const last = lastEditOf(row);
  return {
    rating,
    content: isRemoved ? '' : content,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    editableUntil: isRemoved || now > last ? null : last.toISOString(),
    reply:
      !isRemoved && replyContent !== null && repliedAt ? { content: replyContent, at: repliedAt.toISOString() } : null,
    question: !isRemoved && question !== null && askedAt ? { content: question, at: askedAt.toISOString() } : null,
    isRemoved,
  };
}

/** A report that waits has its answer; one that was decided was about other words. */
const reportAfterEdit = ({ handling }: ReviewRow, now: Date) =>
  handling === 'ADMIN_PENDING' ? ({ outcome: 'EDITED', outcomeReason: '', outcomeAt: now } as const) : NO_REPORT;
