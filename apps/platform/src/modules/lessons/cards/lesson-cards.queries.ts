import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { LessonCard } from '@portal/domain/chat/chat-card';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { CardOffer, CardReader, ChatCards } from '../../chat/module.ts';
import { classView, enrollmentView, isOfTalk, isOwnChild, isWithin, takesPart } from '../../classes/module.ts';
import { lesson } from '../lessons.tables.ts';
import { lessonMove } from '../moves/lesson-moves.tables.ts';

/** Lessons that a teacher chooses from: those to come, and those that are just over. */
const COMING = 8;
const OVER = 4;

/** Whether a child of who reads takes it. */
const isTaken = (on: Db | Tx, readerId: string): SQL =>
  exists(
    on
      .select({ one: sql`1` })
      .from(enrollmentView)
      .where(
        and(
          eq(enrollmentView.classId, lesson.classId),
          or(isNull(enrollmentView.trialLessonId), eq(enrollmentView.trialLessonId, lesson.id)),
          takesPart(enrollmentView, classView),
          isWithin(enrollmentView, sql`${lesson.startAt}`),
          isOwnChild(enrollmentView.studentId, readerId),
        ),
      ),
  );

/** Lessons on cards, with the proposal that waits; also read by the test of its cost. */
export const lessonCardsStatement = (on: Db | Tx, ids: readonly string[], readerId: string) =>
  on
    .select({ lesson, className: classView.name, move: lessonMove })
    .from(lesson)
    .innerJoin(classView, eq(classView.id, lesson.classId))
    .leftJoin(lessonMove, and(eq(lessonMove.lessonId, lesson.id), eq(lessonMove.status, 'PROPOSED')))
    .where(and(inArray(lesson.id, [...ids]), or(eq(lesson.teacherId, readerId), isTaken(on, readerId))));

type CardRow = Awaited<ReturnType<typeof lessonCardsStatement>>[number];

const cardOf = ({ lesson: row, className, move }: CardRow): LessonCard => ({
  kind: 'LESSON',
  id: row.id,
  className,
  no: row.no,
  title: row.title,
  isTrial: row.isTrial,
  startAt: row.startAt.toISOString(),
  endAt: row.endAt.toISOString(),
  status: row.status,
  held: row.held,
  mode: row.mode,
  movedFrom: row.movedFromStart?.toISOString() ?? null,
  proposal: move && {
    by: move.proposedBy,
    newStartAt: move.newStartAt.toISOString(),
    newEndAt: move.newEndAt.toISOString(),
  },
});

/** Her lessons that concern the people of a talk. */
const ofTalk = (on: Db | Tx, { teacherId, ...talk }: CardOffer, condition: SQL | undefined) =>
  on
    .select({ id: lesson.id, startAt: lesson.startAt })
    .from(lesson)
    .innerJoin(classView, eq(classView.id, lesson.classId))
    .where(and(eq(lesson.teacherId, teacherId), isOfTalk(classView, talk), condition))
    .$dynamic();

/** Lessons as talks show them. */
export const lessonCards: ChatCards['LESSON'] = {
  async shown(on, ids, { readerId }: CardReader) {
    const rows = await lessonCardsStatement(on, ids, readerId);
    return new Map(rows.map((row) => [row.lesson.id, cardOf(row)]));
  },

  async offered(on, offer) {
    if (offer.id !== undefined) return (await ofTalk(on, offer, eq(lesson.id, offer.id))).map(({ id }) => id);
    const [coming, over] = await Promise.all([
      ofTalk(on, offer, gt(lesson.endAt, offer.now)).orderBy(asc(lesson.startAt), asc(lesson.id)).limit(COMING),
      ofTalk(on, offer, lte(lesson.endAt, offer.now)).orderBy(desc(lesson.startAt), asc(lesson.id)).limit(OVER),
    ]);
    return [...coming, ...over].map(({ id }) => id);
  },

  async nextAt(on, offer) {
    if (offer.classId === null && offer.guardianId === null) return null;
    const isToCome = and(ne(lesson.status, 'CANCELED'), gt(lesson.startAt, offer.now));
    const [row] = await ofTalk(on, offer, isToCome).orderBy(asc(lesson.startAt)).limit(1);
    return row?.startAt ?? null;
  },
};
