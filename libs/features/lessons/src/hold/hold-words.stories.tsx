import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { ended } from '../messages.ts';
import { HoldWords } from './hold-words.tsx';

const meta = {
  component: HoldWords,
  args: { title: ended.notHeld, lines: [ended.neverBegun] },
  parameters: { platform: [] },
} satisfies Meta<typeof HoldWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = { name: '제목과 설명' };
export const Figure: Story = {
  name: '숫자와 함께',
  args: { title: ended.toWrapUp, lines: [], figure: { name: ended.left, value: '22시간 43분' } },
};
export const Longest: Story = {
  name: '가장 긴 내용, 휴대폰',
  args: { lines: [HARD_CONTENT.long, HARD_CONTENT.url], figure: { name: ended.left, value: '22시간 43분' } },
  globals: { viewport: { value: 'w390' } },
};
