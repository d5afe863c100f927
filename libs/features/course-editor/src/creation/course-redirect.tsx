import { Navigate, useParams } from 'react-router';
import { paths } from '@portal/domain/site/paths';

/** The short address of a course leads to the editor, which shows it in whatever state it is. */
export function CourseRedirect() {
  const { courseId = '' } = useParams();
  return <Navigate to={paths.editCourse(courseId)} replace />;
}
