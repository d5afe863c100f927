import type { Meta, StoryObj } from '@storybook/react-vite';
import { OPS_STATES } from '@portal/domain/ops/ops';
import { OpsStateChip } from './ops-state-chip.tsx';

const meta = {
  component: OpsStateChip,
  args: { queue: 'APPLICATIONS', state: 'WAITING' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {OPS_STATES.map((state) => (
        <OpsStateChip key={state} queue="APPLICATIONS" state={state} />
      ))}
    </div>
  ),
} satisfies Meta<typeof OpsStateChip>;
export default meta;

export const States: StoryObj<typeof meta> = { name: '모든 상태' };
