import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { isSameValue } from '@portal/domain/contract/same-value';
import type { CourseDraft } from '@portal/domain/courses/course';
import { isMinorChange } from '@portal/domain/courses/course-changes';
import type { coursesContract } from '@portal/domain/courses/courses.contract';
import type { Tx } from '../../core/database/database.ts';
import { approvalRequestQueries } from './approval/approval-requests.queries.ts';
import { allow, moveOn } from './approval/course-moves.ts';
import { isError } from './checks/course-checks.ts';
import { type CourseDeps, keepImages, ownCourse, workRevision } from './course-deps.ts';
import { courseView } from './course-view.ts';
import { courseQueries } from './courses.queries.ts';
import type { CourseRow, RevisionRow } from './courses.tables.ts';

type Saved = AnswerOf<typeof coursesContract.updateCourse>;

/** What a teacher writes into her courses. */
export function courseDraftService({ database, clock, files, checks }: CourseDeps) {
  /** Whether a content may take the place of the one that is on sale, without anybody looking at it. */
  async function mayGoLive(tx: Tx, course: CourseRow, work: RevisionRow, content: CourseDraft): Promise<boolean> {
    if (course.status !== 'PUBLISHED') return false;
    const approved = await approvalRequestQueries(tx).lastAccepted(course.id);
    if (!approved || !isMinorChange(approved.content, content)) return false;
    if (checks.contentFindings(content).some(isError)) return false;
    if (isSameValue(work.content.weeklySchedule, content.weeklySchedule)) return true;
    const { id: courseId, teacherId } = course;
    return (await checks.collisions(tx, { teacherId, courseId, content })).length === 0;
  }

  /** Writes the content into the revision at work, or into a new one where that was handed in or is on sale. */
  async function write(tx: Tx, course: CourseRow, work: RevisionRow, content: CourseDraft, frozenAt: Date | null) {
    const queries = courseQueries(tx);
    if (course.workNo === work.no) await queries.rewrite(course.id, work.no, content);
    else
      await queries.addRevision(
        { courseId: course.id, no: course.workNo, createdAt: course.updatedAt, frozenAt },
        content,
      );
    if (work.imageId !== content.imageId) await keepImages(tx, files, course);
  }

  return {
    /** A save that changes nothing changes nothing: the version stays, and so does a request that waits. */
    save: (
      teacherId: string,
      id: string,
      { version, content }: { version: number; content: CourseDraft },
    ): Promise<Saved> =>
      database.db.transaction(async (tx) => {
        const course = await ownCourse(tx, teacherId, id);
        const work = await workRevision(tx, course);
        allow(course, 'SAVE_DRAFT');
        if (isSameValue(work.content, content))
          return { course: await courseView(tx, files, course), canceledRequestId: null, isLiveNow: false };
        allow(course, 'SAVE_DRAFT', version);
        const isLiveNow = await mayGoLive(tx, course, work, content);
        const workNo = work.frozenAt ? await courseQueries(tx).nextRevisionNo(id) : work.no;
        const now = clock.now();
        const moved = await moveOn(tx, course, {
          event: isLiveNow ? 'SAVE_MINOR' : 'SAVE_DRAFT',
          by: { actor: 'TEACHER', id: teacherId },
          now,
          set: { workNo, updatedAt: now, ...(isLiveNow ? { liveNo: workNo } : {}) },
        });
        await write(tx, moved, work, content, isLiveNow ? now : null);
        const canceledRequestId =
          course.status === 'WAITING_APPROVAL'
            ? await approvalRequestQueries(tx).cancelOpen(id, 'DRAFT_SAVED', now)
            : null;
        return { course: await courseView(tx, files, moved), canceledRequestId, isLiveNow };
      }),
  };
}
