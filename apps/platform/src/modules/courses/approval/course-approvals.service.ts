import { randomUUID } from 'node:crypto';
import type { Course } from '@portal/domain/courses/course';
import type { CourseEvent } from '@portal/domain/courses/course-transitions';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tx } from '../../../core/database/database.ts';
import { decisionDueAt } from '../../../core/days/decision-due.ts';
import { asTimeSpan } from '../../../core/days/span.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { isError } from '../checks/course-checks.ts';
import { type CourseDeps, keepImages, ownCourse, workRevision } from '../course-deps.ts';
import { courseView } from '../course-view.ts';
import { courseQueries } from '../courses.queries.ts';
import type { CourseRow } from '../courses.tables.ts';
import { approvalRequestQueries } from './approval-requests.queries.ts';
import { allow, moveOn } from './course-moves.ts';

interface Step {
  readonly tx: Tx;
  readonly now: Date;
  /** As it was before. */
  readonly course: CourseRow;
  /** Takes it on, and answers what it has become. */
  move(set?: { workNo: number }): Promise<CourseRow>;
}

/** The teacher's side of approval. */
export function courseApprovalService({ database, clock, files, checks }: CourseDeps) {
  /** One step of her own on a course that still has the version she saw. */
  function step(
    teacherId: string,
    id: string,
    { event, version }: { event: CourseEvent; version: number },
    work: (step: Step) => Promise<CourseRow>,
  ): Promise<Course> {
    return database.db.transaction(async (tx) => {
      const course = await ownCourse(tx, teacherId, id);
      allow(course, event, version);
      const now = clock.now();
      const by = { actor: 'TEACHER', id: teacherId } as const;
      const move: Step['move'] = (set) => moveOn(tx, course, { event, by, now, ...(set && { set }) });
      return courseView(tx, files, await work({ tx, now, course, move }));
    });
  }

  /** Throws COURSE_INCOMPLETE with every wrong field, or SCHEDULE_OVERLAP with the first lesson that stands in the way. */
  async function refuseUnfit(tx: Tx, course: CourseRow): Promise<void> {
    const { content } = await workRevision(tx, course);
    const errors = checks.contentFindings(content).filter(isError);
    if (errors.length) throw new DomainError('COURSE_INCOMPLETE', { fields: fieldsOf(errors) });
    const { id: courseId, teacherId } = course;
    const met = await checks.collisions(tx, { teacherId, courseId, content });
    const [first] = met;
    if (!first) return;
    const { id, className: title, ...span } = first.lesson;
    throw new DomainError('SCHEDULE_OVERLAP', {
      fields: fieldsOf(met.map(({ at, message }) => ({ path: `weeklySchedule.${at}`, message }))),
      conflict: {
        wanted: asTimeSpan(first.wanted),
        other: { kind: 'LESSON', id, title, ...asTimeSpan(span) },
        alternatives: [],
      },
    });
  }

  return {
    submit: (teacher: Teacher, id: string, { version, note }: { version: number; note: string }): Promise<Course> =>
      step(teacher.id, id, { event: 'SUBMIT', version }, async ({ tx, course, move, now: submittedAt }) => {
        await refuseUnfit(tx, course);
        const dueAt = await decisionDueAt(submittedAt, LIMITS.courseApprovalWorkingDays, teacher.timeZone);
        const moved = await move();
        const requests = approvalRequestQueries(tx);
        await requests.cancelOpen(id, 'RESUBMITTED', submittedAt);
        await courseQueries(tx).freeze(id, moved.workNo, submittedAt);
        const request = { id: `req_${randomUUID()}`, courseId: id, revisionNo: moved.workNo };
        await requests.add({ ...request, note: note.trim(), submittedAt, dueAt });
        return moved;
      }),

    withdraw: (teacherId: string, id: string, version: number): Promise<Course> =>
      step(teacherId, id, { event: 'WITHDRAW', version }, async ({ tx, move, now }) => {
        const moved = await move();
        await approvalRequestQueries(tx).cancelOpen(id, 'TEACHER', now);
        return moved;
      }),

    /** Back to what is on sale. A revision that was handed in stays in the history, one that was not is dropped. */
    discard: (teacherId: string, id: string, version: number): Promise<Course> =>
      step(teacherId, id, { event: 'DISCARD', version }, async ({ tx, course, move }) => {
        const moved = await move({ workNo: course.liveNo! });
        await courseQueries(tx).dropRevision(id, course.workNo);
        await keepImages(tx, files, moved);
        return moved;
      }),
  };
}

/** One sentence for each field: the first. */
function fieldsOf(found: readonly { path: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(found.toReversed().map(({ path, message }) => [path, message]));
}
