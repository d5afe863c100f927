import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrivalsPill } from './arrivals-pill.tsx';

const meta = {
  component: ArrivalsPill,
  args: { count: 1, onGoUp: () => undefined },
  decorators: [(Story) => <div style={{ minHeight: '4rem' }}>{Story()}</div>],
} satisfies Meta<typeof ArrivalsPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '하나' };
export const Many: Story = { name: '여럿', args: { count: 12 } };
export const None: Story = { name: '없음', tags: ['empty-canvas'], args: { count: 0 } };
