import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { ProblemBanner } from './problem-banner.tsx';

const message = '지금 상태에서는 할 수 없는 일이에요.';
const meta = {
  component: ProblemBanner,
  args: { title: '저장하지 못했어요', problem: { message } },
} satisfies Meta<typeof ProblemBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = { name: '거절' };
export const Failed: Story = {
  name: '문의 번호와 다시 시도',
  args: { problem: { message, traceId: '8f2a-11d0' }, action: <Button variant="outline">다시 시도</Button> },
};
export const More: Story = {
  name: '긴 설명',
  args: { problem: { message: HARD_CONTENT.long, traceId: HARD_CONTENT.url }, children: <p>{HARD_CONTENT.long}</p> },
};
export const Nothing: Story = { name: '없음', tags: ['empty-canvas'], args: { problem: null } };
