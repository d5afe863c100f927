import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type ProgrammeStand, programmeStand, type TaughtLesson } from '@portal/domain/lessons/programme-stand';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView } from '../../classes/module.ts';
import { revisionProgramme } from '../../courses/module.ts';
import { lessonDiary } from '../desk/lesson-desk.tables.ts';
import { lesson } from '../lessons.tables.ts';
import { type LessonPlan, programmeReplan, type ProgrammeReplanRow } from './programmes.tables.ts';

export interface ProgrammeLesson extends TaughtLesson {
  readonly id: string;
  readonly no: number;
  readonly version: number;
}

const nosOf = ({ programmeNo, programmeAlso }: Pick<typeof lesson.$inferSelect, 'programmeNo' | 'programmeAlso'>) =>
  programmeNo === null ? [] : [programmeNo, ...programmeAlso];

/** What the programme of a class is made of, and the plans of its rest. */
export function programmeQueries(db: Db | Tx) {
  return {
    /** A package takes as many lessons off the beginning of the programme as the class has; a trial is none of it. */
    async namesOf(classId: string): Promise<ReadonlyMap<number, string>> {
      const [kept] = await db
        .select({
          courseId: classView.courseId,
          revisionNo: classView.revisionNo,
          lessonTotal: classView.lessonTotal,
          isTrial: classView.isTrial,
        })
        .from(classView)
        .where(eq(classView.id, classId));
      if (!kept || kept.isTrial) return new Map();
      const steps = (await revisionProgramme(db, kept)).slice(0, kept.lessonTotal);
      if (steps.length > 0) return new Map(steps.map(({ title }, at) => [at + 1, title]));
      // Without a course, what the lessons were called before one of them got another step.
      const [first] = await db
        .select({ names: programmeReplan.names })
        .from(programmeReplan)
        .where(eq(programmeReplan.classId, classId))
        .orderBy(asc(programmeReplan.seq))
        .limit(1);
      return new Map(first?.names);
    },

    /** In the order of time; trials are none of the programme. */
    async lessonsOf(classId: string): Promise<ProgrammeLesson[]> {
      const rows = await db
        .select({ lesson, sentAt: lessonDiary.sentAt, coveredNo: lessonDiary.programmeNo })
        .from(lesson)
        .leftJoin(lessonDiary, eq(lessonDiary.lessonId, lesson.id))
        .where(and(eq(lesson.classId, classId), eq(lesson.isTrial, false)))
        .orderBy(asc(lesson.startAt), asc(lesson.id));
      return rows.map(({ lesson: row, sentAt, coveredNo }) => {
        const { id, no, version, title, startAt, endAt, status, held } = row;
        const wrapUp = sentAt && { coveredNo };
        return { id, no, version, title, startAt, endAt, status, held, nos: nosOf(row), wrapUp };
      });
    },

    /** The plan that stands: the newest that was not taken back. */
    async standing(classId: string): Promise<ProgrammeReplanRow | undefined> {
      const [row] = await db
        .select()
        .from(programmeReplan)
        .where(and(eq(programmeReplan.classId, classId), isNull(programmeReplan.undoneAt)))
        .orderBy(desc(programmeReplan.seq))
        .limit(1);
      return row;
    },

    async byId(teacherId: string, classId: string, id: string): Promise<ProgrammeReplanRow | undefined> {
      const [row] = await db
        .select()
        .from(programmeReplan)
        .where(
          and(
            eq(programmeReplan.id, id),
            eq(programmeReplan.teacherId, teacherId),
            eq(programmeReplan.classId, classId),
          ),
        );
      return row;
    },

    async add(row: typeof programmeReplan.$inferInsert): Promise<void> {
      await db.insert(programmeReplan).values(row);
    },

    async undo(id: string, at: Date): Promise<void> {
      await db.update(programmeReplan).set({ undoneAt: at }).where(eq(programmeReplan.id, id));
    },

    /** Gives a lesson that is still to come other steps; false when it is not there any more as it was read. */
    async plan({ id, version }: Pick<ProgrammeLesson, 'id' | 'version'>, { nos, title }: LessonPlan): Promise<boolean> {
      const rows = await db
        .update(lesson)
        .set({ programmeNo: nos[0] ?? null, programmeAlso: nos.slice(1), title, version: sql`${lesson.version} + 1` })
        .where(and(eq(lesson.id, id), eq(lesson.version, version), eq(lesson.status, 'UPCOMING')))
        .returning({ id: lesson.id });
      return rows.length === 1;
    },

    /** Her classes that are being taught, without those of one trial lesson. */
    async runningOf(teacherId: string) {
      return db
        .select({ id: classView.id, name: classView.name })
        .from(classView)
        .where(
          and(
            eq(classView.teacherId, teacherId),
            inArray(classView.progress, ['IN_PROGRESS', 'ENDED']),
            isNull(classView.canceledAt),
            eq(classView.isTrial, false),
          ),
        )
        .orderBy(asc(classView.name), asc(classView.id));
    },
  };
}

export interface ClassProgramme extends ProgrammeStand {
  readonly names: ReadonlyMap<number, string>;
  readonly lessons: readonly ProgrammeLesson[];
  readonly standing: ProgrammeReplanRow | undefined;
}

/** Everything about the programme of a class; the caller has asked whose class it is. */
export async function readProgramme(db: Db | Tx, classId: string, now: Date): Promise<ClassProgramme> {
  const queries = programmeQueries(db);
  const names = await queries.namesOf(classId);
  const lessons = await queries.lessonsOf(classId);
  const standing = await queries.standing(classId);
  const leftOut = new Set(standing?.leftOut);
  return { names, lessons, standing, ...programmeStand({ names, lessons, leftOut, now }) };
}

/** The programme of a class against what was really taught; the caller has asked whose class it is. */
export async function programmeOf(db: Db | Tx, classId: string, now: Date): Promise<ProgrammeStand> {
  const { programme, lessonsBehind } = await readProgramme(db, classId, now);
  return { programme, lessonsBehind };
}
