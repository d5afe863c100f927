import { Navigate, useParams } from 'react-router';
import { paths } from '@portal/domain/site/paths';

/** A class without a word more is its overview (RTE-13). */
export function ClassRootPage() {
  const { classId = '' } = useParams();
  return <Navigate to={paths.classDetail(classId)} replace />;
}
