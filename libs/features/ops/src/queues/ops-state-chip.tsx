import type { ApprovalStatus, CourseStatus } from '@portal/domain/courses/course-status';
import type { OpsQueue, OpsState } from '@portal/domain/ops/ops';
import { opsStateLabel } from '@portal/domain/ops/ops-choice';
import { StatusChip } from '@portal/ui/status-chip';
import { wordsOf } from '../messages.ts';

/** An item looks like the approval that it is to the teacher. */
const LOOKS: Record<OpsState, CourseStatus | ApprovalStatus> = {
  WAITING: 'PENDING',
  PICKED_UP: 'APPROVAL_IN_PROCESS',
  CORRECTING: 'DRAFT',
  ACCEPTED: 'ACCEPTED',
  DECLINED: 'DECLINED',
  CANCELED: 'CANCELED',
};

/** Where an item stands. */
export const OpsStateChip = ({ queue, state }: { queue: OpsQueue; state: OpsState }) => (
  <StatusChip
    group="course"
    status={LOOKS[state]}
    label={(state === 'PICKED_UP' && wordsOf(queue).pickedUp) || opsStateLabel(queue, state)}
  />
);
