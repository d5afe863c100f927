import { OPS_DESK_LABELS, OPS_DESKS, type OpsDesk } from '@portal/domain/ops/ops-desk';
import { ChoiceGroup, type ChoiceGroupProps } from '@portal/ui/choice-group';
import { team as words } from '../messages.ts';

const OPTIONS = OPS_DESKS.map((value) => ({ value, label: OPS_DESK_LABELS[value] }));

/** Where somebody is to work. */
export const DesksField = (field: Omit<ChoiceGroupProps<OpsDesk>, 'label' | 'options'>) => (
  <ChoiceGroup {...field} label={words.desks} options={OPTIONS} required />
);
