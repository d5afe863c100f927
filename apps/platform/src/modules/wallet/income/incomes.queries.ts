import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EarnedOf, IncomePart } from '@portal/domain/wallet/income';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView, studentView } from '../../classes/module.ts';
import { lessonView } from '../../lessons/module.ts';
import {
  importedIncome,
  incomeAdjustment,
  type IncomeAdjustmentRow,
  incomeMonth,
  incomePart,
  lessonIncome,
  type LessonIncomeRow,
} from './incomes.tables.ts';

export interface BookedIncome {
  readonly row: LessonIncomeRow;
  readonly className: string;
  readonly lessonNo: number;
  readonly lessonTitle: string;
  readonly endAt: Date;
}

export interface IncomeFilter {
  readonly state?: 'CONFIRMED' | 'REVERSED' | undefined;
  readonly classId?: string | undefined;
  readonly studentId?: string | undefined;
  readonly from?: Date | undefined;
  /** Not part of the period any more. */
  readonly until?: Date | undefined;
}

/** A place in the list: what comes after it is older. */
export interface IncomePlace {
  readonly startAt: Date;
  readonly lessonId: string;
}

const total = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number);
const sumsOf = (of: Record<keyof Omit<EarnedOf, 'lessonCount'>, PgColumn>) => ({
  gross: total(of.gross),
  fee: total(of.fee),
  platform: total(of.platform),
  channel: total(of.channel),
  net: total(of.net),
});
const counted = { lessonCount: sql<number>`count(*)::int`, ...sumsOf(lessonIncome) };

/** What the lessons of one teacher earned. Every statement names her. */
export function incomeQueries(db: Db | Tx, teacherId: string) {
  const isOwn = and(eq(lessonIncome.teacherId, teacherId), gt(lessonIncome.gross, 0));

  const which = ({ state, classId, studentId, from, until }: IncomeFilter): SQL | undefined =>
    and(
      isOwn,
      state && eq(lessonIncome.state, state),
      classId === undefined ? undefined : eq(lessonIncome.classId, classId),
      studentId === undefined
        ? undefined
        : inArray(
            lessonIncome.lessonId,
            db.select({ id: incomePart.lessonId }).from(incomePart).where(eq(incomePart.studentId, studentId)),
          ),
      from && gte(lessonIncome.startAt, from),
      until && lt(lessonIncome.startAt, until),
    );

  const booked = () =>
    db
      .select({
        row: lessonIncome,
        className: classView.name,
        lessonNo: lessonView.no,
        lessonTitle: lessonView.title,
        endAt: lessonView.endAt,
      })
      .from(lessonIncome)
      .innerJoin(lessonView, eq(lessonView.id, lessonIncome.lessonId))
      .innerJoin(classView, eq(classView.id, lessonIncome.classId));

  const sumStatement = (filter: IncomeFilter) => db.select(counted).from(lessonIncome).where(which(filter));

  return {
    async byLesson(lessonId: string): Promise<BookedIncome | undefined> {
      const [found] = await booked().where(and(isOwn, eq(lessonIncome.lessonId, lessonId)));
      return found;
    },

    /** The newest of those behind a place. */
    pageStatement: (filter: IncomeFilter, size: number, behind?: IncomePlace) =>
      booked()
        .where(
          and(
            which(filter),
            behind &&
              or(
                lt(lessonIncome.startAt, behind.startAt),
                and(eq(lessonIncome.startAt, behind.startAt), lt(lessonIncome.lessonId, behind.lessonId)),
              ),
            behind && lte(lessonIncome.startAt, behind.startAt),
          ),
        )
        .orderBy(desc(lessonIncome.startAt), desc(lessonIncome.lessonId))
        .limit(size),

    sumStatement,

    async sum(filter: IncomeFilter): Promise<EarnedOf> {
      const [row] = await sumStatement(filter);
      return row!;
    },

    /** Sums of whole months from the one to the other, by the lessons alone. */
    async monthsSum(first: string, last: string): Promise<EarnedOf> {
      const [row] = await db
        .select({ lessonCount: total(incomeMonth.lessonCount), ...sumsOf(incomeMonth) })
        .from(incomeMonth)
        .where(and(eq(incomeMonth.teacherId, teacherId), gte(incomeMonth.month, first), lte(incomeMonth.month, last)));
      return row!;
    },

    /** What is known of each month from one on, with what was imported. */
    async months(first: string): Promise<({ month: string } & EarnedOf)[]> {
      const isSince = (of: Record<'teacherId' | 'month', PgColumn>) =>
        and(eq(of.teacherId, teacherId), gte(of.month, first));
      const { month, lessonCount, gross, fee, platform, channel, net } = incomeMonth;
      const lessons = await db
        .select({ month, lessonCount, gross, fee, platform, channel, net })
        .from(incomeMonth)
        .where(isSince(incomeMonth));
      const imported = await db
        .select({
          month: importedIncome.month,
          lessonCount: total(importedIncome.lessonCount),
          ...sumsOf(importedIncome),
        })
        .from(importedIncome)
        .where(isSince(importedIncome))
        .groupBy(importedIncome.month);
      return [...lessons, ...imported];
    },

    /** All that was imported, of any month. */
    async importedSum(): Promise<EarnedOf> {
      const [row] = await db
        .select({ lessonCount: total(importedIncome.lessonCount), ...sumsOf(importedIncome) })
        .from(importedIncome)
        .where(eq(importedIncome.teacherId, teacherId));
      return row!;
    },

    /** One month by class. */
    classesStatement: (month: string) =>
      db
        .select({ classId: lessonIncome.classId, className: classView.name, ...counted })
        .from(lessonIncome)
        .innerJoin(classView, eq(classView.id, lessonIncome.classId))
        .where(and(isOwn, eq(lessonIncome.month, month)))
        .groupBy(lessonIncome.classId, classView.name),

    /** By the names of the students. */
    async partsOf(lessonId: string): Promise<IncomePart[]> {
      const rows = await db
        .select({ part: incomePart, studentName: studentView.name })
        .from(incomePart)
        .innerJoin(lessonIncome, eq(lessonIncome.lessonId, incomePart.lessonId))
        .innerJoin(studentView, eq(studentView.id, incomePart.studentId))
        .where(and(isOwn, eq(incomePart.lessonId, lessonId)))
        .orderBy(asc(studentView.name), asc(incomePart.studentId));
      return rows.map(({ part: { lessonId: _, ...part }, studentName }) => ({ ...part, studentName }));
    },

    /** The newest first. */
    adjustmentsOf: (lessonId: string): Promise<IncomeAdjustmentRow[]> =>
      db
        .select()
        .from(incomeAdjustment)
        .where(and(eq(incomeAdjustment.teacherId, teacherId), eq(incomeAdjustment.lessonId, lessonId)))
        .orderBy(desc(incomeAdjustment.seq)),
  };
}
