import { and, desc, eq, gt, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { likePattern } from '../../../core/database/like-pattern.ts';
import { classView } from '../../classes/module.ts';
import { accountView } from '../../identity/module.ts';
import { lessonView } from '../../lessons/module.ts';
import { lessonIncome, type LessonIncomeRow } from '../income/incomes.tables.ts';

interface Asked {
  readonly search: string;
  readonly behind?: Pick<LessonIncomeRow, 'bookedAt' | 'lessonId'> | undefined;
  readonly size: number;
}

/** What lessons of any teacher earned, for the desk for money. */
export function deskIncomeQueries(db: Db) {
  const { bookedAt, lessonId } = lessonIncome;

  return {
    async byLesson(id: string): Promise<LessonIncomeRow | undefined> {
      const [row] = await db.select().from(lessonIncome).where(eq(lessonId, id));
      return row;
    },

    /** The newest booked of those in which every word is found, behind a place. */
    pageStatement: ({ search, behind, size }: Asked) =>
      db
        .select({
          row: lessonIncome,
          className: classView.name,
          lessonNo: lessonView.no,
          lessonTitle: lessonView.title,
          endAt: lessonView.endAt,
          teacherName: accountView.name,
        })
        .from(lessonIncome)
        .innerJoin(lessonView, eq(lessonView.id, lessonId))
        .innerJoin(classView, eq(classView.id, lessonIncome.classId))
        .innerJoin(accountView, eq(accountView.id, lessonIncome.teacherId))
        .where(
          and(
            gt(lessonIncome.gross, 0),
            ...search.split(/\s+/).filter(Boolean).map(has),
            behind &&
              sql`(${bookedAt}, ${lessonId}) < (${behind.bookedAt.toISOString()}::timestamptz, ${behind.lessonId})`,
          ),
        )
        .orderBy(desc(bookedAt), desc(lessonId))
        .limit(size),
  };
}

/** By teacher, by class, by the number of the lesson in its class as people write it (20, 20회, 20회차), or by its id. */
function has(word: string): SQL | undefined {
  const text = likePattern(word);
  const no = /^(\d{1,4})(?:회차?)?$/.exec(word)?.[1];
  return or(
    ilike(accountView.name, text),
    ilike(classView.name, text),
    eq(lessonIncome.lessonId, word),
    no === undefined ? undefined : eq(lessonView.no, Number(no)),
  );
}
