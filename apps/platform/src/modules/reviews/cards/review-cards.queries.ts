import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { REVIEW_CARD_WORDS, type ReviewCard } from '@portal/domain/chat/chat-card';
import type { Db, Tx } from '../../../core/database/database.ts';
import { shortened } from '../../../core/shortened.ts';
import type { ChatCards } from '../../chat/module.ts';
import { classView, isOfTalk, isOwnChild, studentView } from '../../classes/module.ts';
import { review } from '../reviews.tables.ts';

/** So many reviews a teacher chooses from. */
const OFFERED = 10;
const isNotRemoved = sql`${review.outcome} is distinct from 'REMOVED'`;
/** What anybody may read. */
const isPublic = and(isNull(review.hiddenAt), isNotRemoved);

/** Reviews on cards: all of hers for their teacher, for everybody else what is public; also read by the test of its cost. */
export const reviewCardsStatement = (on: Db | Tx, ids: readonly string[], readerId: string) =>
  on
    .select({ review, className: classView.name, studentName: studentView.name })
    .from(review)
    .innerJoin(classView, eq(classView.id, review.classId))
    .innerJoin(studentView, eq(studentView.id, review.studentId))
    .where(and(inArray(review.id, [...ids]), or(and(eq(review.teacherId, readerId), isNotRemoved), isPublic)));

const firstWords = (text: string) => shortened(text.replaceAll(/\s+/g, ' ').trim(), REVIEW_CARD_WORDS);

function cardOf(
  { review: row, className, studentName }: Awaited<ReturnType<typeof reviewCardsStatement>>[number],
  readerId: string,
): ReviewCard {
  const isTeacher = row.teacherId === readerId;
  return {
    kind: 'REVIEW',
    id: row.id,
    className,
    rating: row.rating,
    preview: firstWords(row.content),
    studentName: isTeacher ? studentName : null,
    reply: row.replyContent === null ? null : firstWords(row.replyContent),
    replyVersion: isTeacher ? row.replyVersion : null,
  };
}

/** Reviews as talks show them. */
export const reviewCards: ChatCards['REVIEW'] = {
  async shown(on, ids, { readerId }) {
    const rows = await reviewCardsStatement(on, ids, readerId);
    return new Map(rows.map((row) => [row.review.id, cardOf(row, readerId)]));
  },

  /** Of a talk of two those that its guardian's children are meant by. */
  async offered(on, { teacherId, id, guardianId, classId }) {
    const rows = await on
      .select({ id: review.id })
      .from(review)
      .innerJoin(classView, eq(classView.id, review.classId))
      .where(
        and(
          eq(review.teacherId, teacherId),
          id === undefined ? undefined : eq(review.id, id),
          isPublic,
          guardianId === null ? isOfTalk(classView, { classId, guardianId }) : isOwnChild(review.studentId, guardianId),
        ),
      )
      .orderBy(desc(review.createdAt), desc(review.seq))
      .limit(OFFERED);
    return rows.map((row) => row.id);
  },
};
