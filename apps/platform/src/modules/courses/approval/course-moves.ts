import type { CourseStatus } from '@portal/domain/courses/course-status';
import { type CourseEvent, moveCourse } from '@portal/domain/courses/course-transitions';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { courseQueries } from '../courses.queries.ts';
import type { courseHistory, CourseRow } from '../courses.tables.ts';

interface Step {
  readonly event: CourseEvent;
  readonly by: { readonly actor: (typeof courseHistory.$inferInsert)['actor']; readonly id: string };
  readonly now: Date;
  readonly set?: Partial<Pick<CourseRow, 'workNo' | 'liveNo' | 'updatedAt' | 'archivedAt'>>;
}

// Nothing that the teacher wrote or has to know of changes when somebody looks at a course, or stops looking.
const LOOKS: ReadonlySet<CourseEvent> = new Set(['PICK_UP', 'RELEASE']);

/** Where an event leads. Throws what forbids it: the state first, because a new version of a locked course helps nobody. */
export function allow(course: CourseRow, event: CourseEvent, version = course.version): CourseStatus | 'GONE' {
  const { status, liveNo, archivedAt } = course;
  const move = moveCourse({ status, isLive: liveNo !== null, isArchived: archivedAt !== null }, event);
  if ('refused' in move) throw new DomainError(move.refused);
  if (version !== course.version) throw new DomainError('VERSION_CONFLICT');
  return move.to;
}

/**
 * Takes a course one step on: the table of allowed moves, an update that counts only for the course as it was read, and its row
 * of history. Saving a draft again and again leaves one row, of the save that changed the status.
 */
export async function moveOn(tx: Tx, course: CourseRow, { event, by, now, set }: Step): Promise<CourseRow> {
  const queries = courseQueries(tx);
  const to = allow(course, event);
  const version = course.version + (LOOKS.has(event) ? 0 : 1);
  const moved =
    to === 'GONE' ? await queries.remove(course) : await queries.change(course, { ...set, status: to, version });
  if (!moved) throw await overtaken(tx, course.id, event);
  if (event !== 'SAVE_DRAFT' || to !== course.status)
    await queries.record({
      courseId: course.id,
      event,
      fromStatus: course.status,
      toStatus: to === 'GONE' ? null : to,
      revisionNo: moved.workNo,
      actor: by.actor,
      actorId: by.id,
      at: now,
    });
  return moved;
}

/** Why a step came too late: what the course has become forbids it, or it is only another version. */
async function overtaken(tx: Tx, id: string, event: CourseEvent): Promise<DomainError> {
  const now = await courseQueries(tx).byId(id);
  if (!now) return new DomainError('NOT_FOUND');
  try {
    allow(now, event);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  return new DomainError('VERSION_CONFLICT');
}
