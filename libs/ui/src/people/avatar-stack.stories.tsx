import type { Meta, StoryObj } from '@storybook/react-vite';
import { AvatarStack } from './avatar-stack.tsx';

const meta = {
  component: AvatarStack,
  args: { people: [{ name: '김도윤' }, { name: '이서아' }, { name: 'Bảo Ngọc' }, { name: 'Gia Huy' }] },
} satisfies Meta<typeof AvatarStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = { name: '네 사람' };
export const More: Story = { name: '더 있음', args: { total: 9 } };
export const One: Story = { name: '한 사람', args: { people: [{ name: '김도윤' }], size: 'md' } };
