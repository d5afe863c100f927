import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { FoldRow } from './fold-row.tsx';

const meta = {
  component: FoldRow,
  args: { label: '나머지 6개', note: '오늘 1 · 내일 1 · 이번 주 4', children: '교구 주문하기' },
} satisfies Meta<typeof FoldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = { name: '접힘' };
export const Open: Story = {
  name: '펼침',
  play: async ({ canvasElement }) => userEvent.click(await within(canvasElement).findByRole('button')),
};
export const Narrow: Story = {
  name: '긴 글',
  args: { label: HARD_CONTENT.long },
  globals: { viewport: { value: 'w390' } },
};
