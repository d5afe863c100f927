import { and, asc, count, eq, inArray, isNull, lte, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView, enrollmentView, guardianshipView, studentView } from '../../classes/module.ts';
import {
  assignment,
  type AssignmentRow,
  type NewAssignmentRow,
  type NewSubmissionRow,
  submission,
  type SubmissionRow,
} from './assignments.tables.ts';

const ASSIGNMENTS = 7_306_023;
const AT_ONCE = 50;

/** An assignment with what its class decides about it. */
export interface ClassAssignment extends AssignmentRow {
  readonly className: string;
  readonly isCanceled: boolean;
}

/** Reads and writes single assignments. What a teacher asks for names her. */
export function assignmentQueries(db: Db | Tx) {
  const named = () =>
    db
      .select({ assignment, className: classView.name, canceledAt: classView.canceledAt })
      .from(assignment)
      .innerJoin(classView, eq(classView.id, assignment.classId));
  type NamedRow = Awaited<ReturnType<typeof named>>[number];
  const flat = ({ assignment: row, className, canceledAt }: NamedRow): ClassAssignment => ({
    ...row,
    className,
    isCanceled: canceledAt !== null,
  });
  /** Until the transaction ends, nobody else changes it or hands it in. */
  async function lock(condition: SQL | undefined): Promise<ClassAssignment | undefined> {
    const [row] = await named().where(condition).for('update', { of: assignment });
    return row && flat(row);
  }

  return {
    /** Until the transaction ends, this teacher makes no other assignment. */
    async lockAssignments(teacherId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${ASSIGNMENTS}::int, hashtext(${teacherId}))`);
    },

    lockOwn: (teacherId: string, id: string) => lock(and(eq(assignment.teacherId, teacherId), eq(assignment.id, id))),

    /** Of one class: for its families. */
    lockInClass: (classId: string, id: string) => lock(and(eq(assignment.classId, classId), eq(assignment.id, id))),

    /** Of any teacher: for the clock. */
    lockAny: (id: string) => lock(eq(assignment.id, id)),

    async byClientId(teacherId: string, clientId: string): Promise<AssignmentRow | undefined> {
      const [row] = await db
        .select()
        .from(assignment)
        .where(and(eq(assignment.teacherId, teacherId), eq(assignment.clientId, clientId)));
      return row;
    },

    async countOf(classId: string): Promise<number> {
      const [row] = await db.select({ n: count() }).from(assignment).where(eq(assignment.classId, classId));
      return row!.n;
    },

    /** All of a class, in the order of their deadlines. */
    ofClass: (classId: string): Promise<AssignmentRow[]> =>
      db
        .select()
        .from(assignment)
        .where(eq(assignment.classId, classId))
        .orderBy(asc(assignment.deadlineAt), asc(assignment.id)),

    async insert(row: NewAssignmentRow): Promise<AssignmentRow> {
      const [made] = await db.insert(assignment).values(row).returning();
      return made!;
    },

    /** Changes one that is locked by this transaction. */
    async change({ id, version }: AssignmentRow, set: Partial<AssignmentRow>): Promise<AssignmentRow> {
      const [row] = await db
        .update(assignment)
        .set({ ...set, version: version + 1 })
        .where(and(eq(assignment.id, id), eq(assignment.version, version)))
        .returning();
      if (!row) throw new Error('An assignment changed under its lock');
      return row;
    },

    /** Not a change of hers: its version stays. */
    async announced(id: string, announcedAt: Date): Promise<void> {
      await db.update(assignment).set({ announcedAt }).where(eq(assignment.id, id));
    },

    /** Counts it to a template from now on; not a change of what it says. */
    async ofTemplate(id: string, templateId: string): Promise<void> {
      await db.update(assignment).set({ templateId }).where(eq(assignment.id, id));
    },

    async remove(id: string): Promise<void> {
      await db.delete(assignment).where(eq(assignment.id, id));
    },

    /** Those that can be seen by now and that nobody has been told of. */
    async unannounced(now: Date): Promise<string[]> {
      const rows = await db
        .select({ id: assignment.id })
        .from(assignment)
        .innerJoin(classView, eq(classView.id, assignment.classId))
        .where(
          and(
            isNotNull(assignment.publishedAt),
            isNull(assignment.announcedAt),
            lte(assignment.displayAt, now),
            isNull(classView.canceledAt),
          ),
        )
        .orderBy(asc(assignment.displayAt))
        .limit(AT_ONCE);
      return rows.map(({ id }) => id);
    },

    /** The guardian's child, while it takes the lessons of the class and came before the deadline; until the transaction ends, it stays. */
    async lockTaker({ classId, deadlineAt }: AssignmentRow, studentId: string, guardianId: string) {
      const [row] = await db
        .select({ name: studentView.name })
        .from(enrollmentView)
        .innerJoin(studentView, eq(studentView.id, enrollmentView.studentId))
        .innerJoin(guardianshipView, eq(guardianshipView.studentId, enrollmentView.studentId))
        .where(
          and(
            eq(enrollmentView.classId, classId),
            eq(enrollmentView.studentId, studentId),
            eq(guardianshipView.guardianId, guardianId),
            isNull(enrollmentView.trialLessonId),
            inArray(enrollmentView.status, ['ACTIVE', 'COMPLETED']),
            lte(enrollmentView.enrolledAt, deadlineAt),
          ),
        )
        .for('share');
      return row;
    },

    /** Until the transaction ends, nobody grades it. */
    async submissionOf(assignmentId: string, studentId: string): Promise<SubmissionRow | undefined> {
      const [row] = await db
        .select()
        .from(submission)
        .where(and(eq(submission.assignmentId, assignmentId), eq(submission.studentId, studentId)))
        .for('update');
      return row;
    },

    /** Not a change of the teacher's: its version stays. The first time counts. */
    async seen(assignmentId: string, studentId: string, seenAt: Date): Promise<void> {
      await db
        .update(submission)
        .set({ seenAt })
        .where(
          and(
            eq(submission.assignmentId, assignmentId),
            eq(submission.studentId, studentId),
            isNotNull(submission.returnedAt),
            isNull(submission.seenAt),
          ),
        );
    },

    async submit(row: NewSubmissionRow): Promise<void> {
      await db.insert(submission).values(row);
    },
  };
}
