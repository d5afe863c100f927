import { useGetCourseQuery } from '@portal/api/courses/courses.api';
import { type Course, type CourseDraft, courseDraftOf } from '@portal/domain/courses/course';

/** What the reviewer of the last decision looked at; null while it is not here, or where nothing was decided. */
export function useDecidedRevision({ id, request }: Course): CourseDraft | null {
  const isDecided = request?.status === 'DECLINED' || request?.status === 'ACCEPTED';
  const { currentData } = useGetCourseQuery({ id, revision: String(request?.revisionNo) }, { skip: !isDecided });
  return currentData ? courseDraftOf(currentData.content) : null;
}
