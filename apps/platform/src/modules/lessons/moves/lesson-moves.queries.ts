import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { LessonMove, LessonMoveStatus } from '@portal/domain/lessons/lesson-move';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView } from '../../classes/module.ts';
import { agreedCount, askedCount } from '../families/move-agreements.queries.ts';
import { lesson } from '../lessons.tables.ts';
import type { MoveEnd } from './lesson-move-rules.ts';
import { lessonChange, lessonMove } from './lesson-moves.tables.ts';

const LIST_MAX = 100;

type MoveRow = typeof lessonMove.$inferSelect;
type NewMove = Omit<typeof lessonMove.$inferInsert, 'status' | 'answeredAt'>;

/** A proposal with the names that everyone who hears of it needs. */
export interface NamedMove extends MoveRow {
  readonly className: string;
  readonly lessonTitle: string;
  readonly lesson: typeof lesson.$inferSelect;
  /** How many of the students' families have said yes, and how many are asked. */
  readonly agreed: number;
  readonly asked: number;
}

export const moveView = (move: NamedMove): LessonMove => ({
  id: move.id,
  lessonId: move.lessonId,
  className: move.className,
  lessonTitle: move.lessonTitle,
  by: move.proposedBy,
  oldStartAt: move.oldStartAt.toISOString(),
  oldEndAt: move.oldEndAt.toISOString(),
  newStartAt: move.newStartAt.toISOString(),
  newEndAt: move.newEndAt.toISOString(),
  reason: move.reason,
  status: move.status,
  within24h: move.shortNotice,
  agreed: move.agreed,
  asked: move.asked,
  createdAt: move.createdAt.toISOString(),
  answerBy: move.answerBy.toISOString(),
  answeredAt: move.answeredAt?.toISOString() ?? null,
});

export function lessonMoveQueries(db: Db | Tx) {
  const named = () =>
    db
      .select({
        move: lessonMove,
        className: classView.name,
        lessonTitle: lesson.title,
        lesson,
        agreed: agreedCount,
        asked: askedCount,
      })
      .from(lessonMove)
      .innerJoin(lesson, eq(lesson.id, lessonMove.lessonId))
      .innerJoin(classView, eq(classView.id, lesson.classId));
  type NamedRow = Awaited<ReturnType<typeof named>>[number];
  const flat = ({ move, ...names }: NamedRow): NamedMove => ({ ...move, ...names });
  const isWaiting = eq(lessonMove.status, 'PROPOSED');

  return {
    async byId(id: string): Promise<NamedMove | undefined> {
      const [row] = await named().where(eq(lessonMove.id, id));
      return row && flat(row);
    },

    /** What was made under this name before, in the order of its parts. */
    async byClientId(teacherId: string, clientId: string): Promise<NamedMove[]> {
      const rows = await named()
        .where(and(eq(lessonMove.teacherId, teacherId), eq(lessonMove.clientId, clientId)))
        .orderBy(asc(lessonMove.position));
      return rows.map(flat);
    },

    async waitingOf(lessonId: string): Promise<NamedMove | undefined> {
      const [row] = await named().where(and(eq(lessonMove.lessonId, lessonId), isWaiting));
      return row && flat(row);
    },

    /** Those of a class, in order of the lessons' times. */
    async waitingInClass(classId: string): Promise<NamedMove[]> {
      const rows = await named()
        .where(and(eq(lesson.classId, classId), isWaiting))
        .orderBy(asc(lessonMove.oldStartAt), asc(lessonMove.id));
      return rows.map(flat);
    },

    /** How often a guardian has asked for another time in a class since a moment. */
    countAskedBy: (guardianId: string, classId: string, since: Date): Promise<number> =>
      db.$count(
        lessonMove,
        and(
          eq(lessonMove.askedBy, guardianId),
          gt(lessonMove.createdAt, since),
          inArray(lessonMove.lessonId, db.select({ id: lesson.id }).from(lesson).where(eq(lesson.classId, classId))),
        ),
      ),

    /** Proposals of teachers to which all families have said yes: one that had not has left since. */
    async agreedByAll(limit: number): Promise<{ id: string; teacherId: string }[]> {
      const rows = await named()
        .where(
          and(
            isWaiting,
            eq(lessonMove.proposedBy, 'TEACHER'),
            sql`${askedCount} > 0`,
            sql`${agreedCount} >= ${askedCount}`,
          ),
        )
        .limit(limit);
      return rows.map(({ move }) => ({ id: move.id, teacherId: move.teacherId }));
    },

    /** Newest first. */
    async listOf(
      teacherId: string,
      { status, lessonId }: { status?: LessonMoveStatus | undefined; lessonId?: string | undefined },
    ): Promise<LessonMove[]> {
      const rows = await named()
        .where(
          and(
            eq(lessonMove.teacherId, teacherId),
            status && eq(lessonMove.status, status),
            lessonId === undefined ? undefined : eq(lessonMove.lessonId, lessonId),
          ),
        )
        .orderBy(desc(lessonMove.seq))
        .limit(LIST_MAX);
      return rows.map((row) => moveView(flat(row)));
    },

    /** Proposals that wait for an answer and whose old or new time touches the range, in order of the new time. */
    async waitingIn(teacherId: string, { from, to }: { from: Date; to: Date }): Promise<LessonMove[]> {
      const rows = await named()
        .where(
          and(
            eq(lessonMove.teacherId, teacherId),
            isWaiting,
            or(
              and(lt(lessonMove.newStartAt, to), gt(lessonMove.newEndAt, from)),
              and(lt(lessonMove.oldStartAt, to), gt(lessonMove.oldEndAt, from)),
            ),
          ),
        )
        .orderBy(asc(lessonMove.newStartAt), asc(lessonMove.id));
      return rows.map((row) => moveView(flat(row)));
    },

    /** What was proposed for lessons that stood in the range then, the newest first. */
    async madeFor(teacherId: string, { from, to }: { from: Date; to: Date }): Promise<NamedMove[]> {
      const rows = await named()
        .where(
          and(eq(lessonMove.teacherId, teacherId), gte(lessonMove.oldStartAt, from), lt(lessonMove.oldStartAt, to)),
        )
        .orderBy(desc(lessonMove.seq));
      return rows.map(flat);
    },

    /** Proposals whose time to answer is over, the oldest first. */
    async dueAt(now: Date, limit: number): Promise<{ id: string; teacherId: string }[]> {
      return db
        .select({ id: lessonMove.id, teacherId: lessonMove.teacherId })
        .from(lessonMove)
        .where(and(isWaiting, lte(lessonMove.answerBy, now)))
        .orderBy(asc(lessonMove.answerBy))
        .limit(limit);
    },

    async add(moves: readonly NewMove[]): Promise<void> {
      await db
        .insert(lessonMove)
        .values(moves.map((move): typeof lessonMove.$inferInsert => ({ ...move, status: 'PROPOSED' })));
    },

    /** Ends a proposal that still waits; false when somebody else was first. */
    async end(id: string, to: MoveEnd, now: Date): Promise<boolean> {
      const answeredAt = to === 'ACCEPTED' || to === 'DECLINED' ? now : null;
      const rows = await db
        .update(lessonMove)
        .set({ status: to, answeredAt })
        .where(and(eq(lessonMove.id, id), isWaiting))
        .returning({ id: lessonMove.id });
      return rows.length === 1;
    },

    async record(changes: readonly (typeof lessonChange.$inferInsert)[]): Promise<void> {
      await db.insert(lessonChange).values([...changes]);
    },
  };
}
