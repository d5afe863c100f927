import { Navigate, useLocation } from 'react-router';
import { paths } from '@portal/domain/site/paths';

/** `/account/teaching-plan/upcoming` is `/account/teaching-plan/schedule/upcoming` (domain model 3.7, no. 24). */
export function ShortAddress() {
  const { pathname, search } = useLocation();
  const status = pathname.split('/').findLast(Boolean) ?? '';
  return <Navigate to={{ pathname: paths.teachingPlanStatus('schedule', status), search }} replace />;
}
