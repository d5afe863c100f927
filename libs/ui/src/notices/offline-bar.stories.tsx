import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineBar } from './offline-bar.tsx';

const meta = {
  component: OfflineBar,
  args: { online: false },
  parameters: {
    docs: {
      description: { component: '인터넷이 끊긴 동안 머리 아래에 있다가, 다시 이어지면 3초 동안 알리고 사라져요.' },
    },
  },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '끊겼을 때' };
export const Phone: Story = { name: '휴대폰에서', globals: { viewport: { value: 'w390' } } };
