import { and, asc, eq } from 'drizzle-orm';
import type { ProgrammeStep } from '@portal/domain/classes/class';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView } from '../../classes/module.ts';
import { revisionProgramme } from '../../courses/module.ts';
import { lessonDiary } from '../desk/lesson-desk.tables.ts';
import { lesson } from '../lessons.tables.ts';

interface ProgrammeProgress {
  readonly programme: ProgrammeStep[];
  /** How many of them should have been covered by now and were not. */
  readonly lessonsBehind: number;
}

/** The programme of a class against what was really taught; the caller has asked whose class it is. */
export async function programmeOf(db: Db | Tx, classId: string, now: Date): Promise<ProgrammeProgress> {
  const [kept] = await db
    .select({
      courseId: classView.courseId,
      revisionNo: classView.revisionNo,
      lessonTotal: classView.lessonTotal,
      isTrial: classView.isTrial,
    })
    .from(classView)
    .where(eq(classView.id, classId));
  // A package takes as many lessons off the beginning of the programme as the class has; a trial is none of it.
  const programme = kept && !kept.isTrial ? (await revisionProgramme(db, kept)).slice(0, kept.lessonTotal) : [];
  const lessons = await db
    .select({
      programmeNo: lesson.programmeNo,
      title: lesson.title,
      startAt: lesson.startAt,
      endAt: lesson.endAt,
      status: lesson.status,
      held: lesson.held,
      sentAt: lessonDiary.sentAt,
      coveredNo: lessonDiary.programmeNo,
    })
    .from(lesson)
    .leftJoin(lessonDiary, eq(lessonDiary.lessonId, lesson.id))
    .where(and(eq(lesson.classId, classId), eq(lesson.isTrial, false)))
    .orderBy(asc(lesson.startAt));

  const titles = new Map(programme.map(({ title }, at) => [at + 1, title]));
  const planned = new Map<number, PlannedRow>();
  const covered = new Map<number, Date>();
  for (const row of lessons) {
    const { programmeNo, title, startAt } = row;
    if (programmeNo !== null) {
      // A class without a course has no programme but what its lessons are called.
      if (!titles.has(programmeNo)) titles.set(programmeNo, title);
      if (!planned.has(programmeNo)) planned.set(programmeNo, row);
    }
    const taught = coveredBy(row);
    if (taught !== null && !covered.has(taught)) covered.set(taught, startAt);
  }
  const isBehind = ([no, row]: [number, PlannedRow]) => (row.endAt <= now || isMissed(row)) && !covered.has(no);
  return {
    programme: [...titles]
      .sort(([one], [other]) => one - other)
      .map(([no, title]) => ({
        no,
        title,
        plannedAt: planned.get(no)?.startAt.toISOString() ?? null,
        coveredAt: covered.get(no)?.toISOString() ?? null,
        isMissed: isMissed(planned.get(no)),
      })),
    lessonsBehind: [...planned].filter(isBehind).length,
  };
}

interface Taught {
  readonly programmeNo: number | null;
  readonly status: (typeof lesson.$inferSelect)['status'];
  readonly held: boolean | null;
  readonly sentAt: Date | null;
  readonly coveredNo: number | null;
}

type PlannedRow = Pick<typeof lesson.$inferSelect, 'startAt' | 'endAt' | 'status' | 'held'>;

/** A lesson to which nobody came is over before its end. */
const isMissed = (row: PlannedRow | undefined): boolean =>
  row !== undefined && row.held === false && (row.status === 'DONE' || row.status === 'FINISHED');

/** What a lesson has covered: what its wrap-up says, and until that is sent what it was planned for, when it was held. */
function coveredBy({ programmeNo, status, held, sentAt, coveredNo }: Taught): number | null {
  if (status !== 'DONE' && status !== 'FINISHED') return null;
  if (sentAt) return coveredNo;
  return held ? programmeNo : null;
}
