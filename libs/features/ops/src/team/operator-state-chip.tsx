import { OPERATOR_STATE_LABELS, type OperatorState } from '@portal/domain/identity/operator';
import type { ProfileStatus } from '@portal/domain/identity/user';
import { StatusChip } from '@portal/ui/status-chip';

/** Who is expected, works or stopped looks like a profile that waits, is approved or was taken back. */
const LOOKS: Record<OperatorState, ProfileStatus> = {
  INVITED: 'PENDING',
  ACTIVE: 'APPROVED',
  DEACTIVATED: 'CANCELED',
};

/** Whether somebody of the team can work. */
export const OperatorStateChip = ({ state }: { state: OperatorState }) => (
  <StatusChip group="profile" status={LOOKS[state]} label={OPERATOR_STATE_LABELS[state]} />
);
