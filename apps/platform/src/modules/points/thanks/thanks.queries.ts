import { and, count, eq, gte, inArray, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { type Family, guardianshipView } from '../../classes/module.ts';
import { attendanceView, lessonView, pastLessonsOf } from '../../lessons/module.ts';
import { thankYou } from './thanks.tables.ts';

/** What one family thanks its teacher for. Every statement names her children. */
export function thankYouQueries(db: Db | Tx, family: Family) {
  const { guardian, class: of } = family;
  const ids = family.students.map(({ id }) => id);
  return {
    /** A lesson that is over, and which of her children were there; nothing where it is none of theirs. */
    async lesson(lessonId: string, now: Date) {
      const past = pastLessonsOf(family, now);
      const rows = await db
        .select({
          lesson: {
            id: lessonView.id,
            no: lessonView.no,
            title: lessonView.title,
            endAt: lessonView.endAt,
            status: lessonView.status,
            held: lessonView.held,
          },
          studentId: attendanceView.studentId,
          state: attendanceView.state,
        })
        .from(lessonView)
        .innerJoin(past, eq(past.id, lessonView.id))
        .leftJoin(
          attendanceView,
          and(eq(attendanceView.lessonId, lessonView.id), inArray(attendanceView.studentId, ids)),
        )
        .where(and(eq(lessonView.id, lessonId), eq(lessonView.classId, of.id)))
        .orderBy(attendanceView.studentId);
      const [first] = rows;
      if (!first) return undefined;
      const present = rows.flatMap(({ studentId, state }) =>
        state === 'PRESENT' || state === 'LATE' ? studentId! : [],
      );
      return { ...first.lesson, present };
    },

    /** What was said of a lesson for any of her children, by whichever guardian. */
    async said(lessonId: string) {
      const [row] = await db
        .select()
        .from(thankYou)
        .where(and(eq(thankYou.lessonId, lessonId), inArray(thankYou.studentId, ids)))
        .limit(1);
      return row;
    },

    /** How often it thanked this teacher in a month, in all her classes: she herself, or for her children. */
    async countIn({ from, until }: { from: Date; until: Date }): Promise<number> {
      const children = db
        .select({ id: guardianshipView.studentId })
        .from(guardianshipView)
        .where(eq(guardianshipView.guardianId, guardian.id));
      const [row] = await db
        .select({ n: count() })
        .from(thankYou)
        .where(
          and(
            eq(thankYou.teacherId, of.teacherId),
            or(eq(thankYou.guardianId, guardian.id), inArray(thankYou.studentId, children)),
            gte(thankYou.saidAt, from),
            lt(thankYou.saidAt, until),
          ),
        );
      return row!.n;
    },

    async add(row: Omit<typeof thankYou.$inferInsert, 'teacherId' | 'classId' | 'guardianId'>): Promise<void> {
      await db.insert(thankYou).values({ ...row, teacherId: of.teacherId, classId: of.id, guardianId: guardian.id });
    },
  };
}
