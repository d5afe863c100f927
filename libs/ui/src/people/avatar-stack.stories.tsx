import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvatarStack } from './avatar-stack.tsx';

const meta = {
  component: AvatarStack,
  args: { names: ['김도윤', '이서아', 'Bảo Ngọc', 'Gia Huy'] },
} satisfies Meta<typeof AvatarStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = { name: '네 사람' };
export const More: Story = { name: '더 있음', args: { total: 9 } };
export const One: Story = { name: '한 사람', args: { names: ['김도윤'], size: 'md' } };
