import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ServerRefusal } from './server-refusal.tsx';

const meta = {
  component: ServerRefusal,
  args: { message: '계정이나 비밀번호가 맞지 않아요' },
} satisfies Meta<typeof ServerRefusal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = { name: '서버의 답' };
export const Nothing: Story = { name: '알릴 것 없음', tags: ['empty-canvas'], args: { message: null } };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: { message: `${HARD_CONTENT.long} ${HARD_CONTENT.long}` },
};
