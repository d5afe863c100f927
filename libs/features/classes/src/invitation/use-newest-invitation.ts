import { useCallback } from 'react';
import { enrollmentsApi } from '@portal/api/classes/enrollments.api';
import type { ClassInvitation } from '@portal/domain/classes/enrollment-request';
import { useAppDispatch } from '@portal/portal-core/hooks';

/** Shows at once what a change of the invitation answered; the one that is read again says the same. */
export function useNewestInvitation(classId: string): (newest: ClassInvitation) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (newest) => void dispatch(enrollmentsApi.util.updateQueryData('getClassInvitation', { id: classId }, () => newest)),
    [classId, dispatch],
  );
}
