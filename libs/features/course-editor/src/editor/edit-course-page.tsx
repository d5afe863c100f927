import { useParams } from 'react-router';
import { useGetCourseQuery } from '@portal/api/courses/courses.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { Delayed } from '@portal/ui/delayed';
import { CourseFailure } from '../preview/course-failure.tsx';
import { messages } from '../title-messages.ts';
import { CourseEditor } from './course-editor.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';

/** /account/teaching-profile/my-courses/:courseId/edit?step=: one course in six steps. */
export function EditCoursePage() {
  const { courseId = '' } = useParams();
  const { currentData: course, isLoading, isFetching, error, refetch } = useGetCourseQuery({ id: courseId });
  if (course) return <CourseEditor key={course.id} latest={course} />;
  return (
    <>
      <PageHeading title={messages.editTitle} />
      <Delayed loading={isLoading} skeleton={<EditorSkeleton />}>
        {() => <CourseFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      </Delayed>
    </>
  );
}
