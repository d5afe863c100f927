import { Navigate, useParams } from 'react-router';
import { paths } from '@portal/domain/site/paths';

/** The address of the section by itself is its list. */
export const ClassesRootPage = () => <Navigate to={paths.myClasses()} replace />;

/** A class without a word more is its overview (RTE-13). */
export function ClassRootPage() {
  const { classId = '' } = useParams();
  return <Navigate to={paths.classDetail(classId)} replace />;
}
