import type { Meta, StoryObj } from '@storybook/react-vite';
import { replyClock } from '@portal/domain/time/reply-clock';
import { ReplyRing } from './reply-ring.tsx';

const at = (time: string) => ({
  clock: replyClock('2026-11-18T09:50:00+09:00', new Date(`2026-11-18T${time}:00+09:00`)),
});

const meta = {
  component: ReplyRing,
  args: at('10:02'),
  parameters: {
    docs: { description: { component: '한 시간 가운데 얼마나 남았는지예요. 15분부터 겨자색이고, 지나면 시계예요.' } },
  },
} satisfies Meta<typeof ReplyRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = { name: '48분 남음' };
export const Soon: Story = { name: '8분 남음', args: at('10:42') };
export const Over: Story = { name: '1시간이 지남', args: at('11:30') };
