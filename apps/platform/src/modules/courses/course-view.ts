import type { ApprovalRequest, Course, CourseContent, CourseDraft } from '@portal/domain/courses/course';
import type { Db, Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { Files } from '../assets/module.ts';
import { approvalRequestQueries } from './approval/approval-requests.queries.ts';
import { courseQueries } from './courses.queries.ts';
import type { CourseRow, RequestRow } from './courses.tables.ts';

// Operators speak as one team.
const TEAM = '운영팀';

export const requestView = (row: RequestRow): ApprovalRequest => ({
  id: row.id,
  revisionNo: row.revisionNo,
  status: row.status,
  note: row.note,
  submittedAt: row.submittedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  pickedUpAt: row.pickedUpAt?.toISOString() ?? null,
  decidedAt: row.endedAt?.toISOString() ?? null,
  reviewer: row.status === 'ACCEPTED' || row.status === 'DECLINED' ? TEAM : null,
  reason: row.reason,
  fieldRemarks: [...row.fieldRemarks],
  cancelCause: row.cancelCause,
});

/** A content as it is read; a picture that can no longer be read is none. */
export async function contentView(
  on: Db | Tx,
  files: Files,
  { imageId, ...content }: CourseDraft,
): Promise<CourseContent> {
  const image = imageId === null ? undefined : (await files.refsOf(on, [imageId])).get(imageId);
  return { ...content, image: image ?? null };
}

/** A course with the content of one of its revisions, by default the one that its teacher writes. */
export async function courseView(
  on: Db | Tx,
  files: Files,
  course: CourseRow,
  revisionNo: number = course.workNo,
): Promise<Course> {
  const revision = await courseQueries(on).revision(course.id, revisionNo);
  if (!revision) throw new DomainError('NOT_FOUND');
  const request = await approvalRequestQueries(on).latestOf(course.id);
  return {
    id: course.id,
    code: course.code,
    status: course.status,
    content: await contentView(on, files, revision.content),
    revisionNo,
    liveRevisionNo: course.liveNo,
    version: course.version,
    updatedAt: course.updatedAt.toISOString(),
    archivedAt: course.archivedAt?.toISOString() ?? null,
    request: request ? requestView(request) : null,
  };
}
