import {
  ENROLLMENT_REQUEST_STATE_LABELS,
  type EnrollmentRequestState,
} from '@portal/domain/classes/enrollment-request';
import { StatusChip } from '@portal/ui/status-chip';

/** How far a request has come: an hourglass where the teacher is waited for, an empty circle where a seat is. */
export function RequestState({ state }: { state: EnrollmentRequestState }) {
  const label = ENROLLMENT_REQUEST_STATE_LABELS[state];
  return state === 'REQUESTED' ? (
    <StatusChip group="review" status="PENDING" label={label} />
  ) : (
    <StatusChip group="lesson" status="NOT_HELD" label={label} />
  );
}
