import type { Meta, StoryObj } from '@storybook/react-vite';
import { OPERATOR_STATES } from '@portal/domain/identity/operator';
import { OperatorStateChip } from './operator-state-chip.tsx';

const meta = {
  component: OperatorStateChip,
  args: { state: 'ACTIVE' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {OPERATOR_STATES.map((state) => (
        <OperatorStateChip key={state} state={state} />
      ))}
    </div>
  ),
} satisfies Meta<typeof OperatorStateChip>;
export default meta;

export const States: StoryObj<typeof meta> = { name: '모든 상태' };
