import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypingLine } from './typing-line.tsx';

const meta = { component: TypingLine, args: { names: ['보호자 B02'] } } satisfies Meta<typeof TypingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '한 사람이 쓰는 중' };
export const Several: Story = { name: '두 사람이 쓰는 중', args: { names: ['보호자 B02', '보호자 B03'] } };
export const LongName: Story = {
  name: '아주 긴 이름',
  args: { names: ['Nguyễn Hoàng Phương Thảo Linh Nguyễn'.repeat(3)] },
};
