import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aCommentServer } from '../grading.fixture.ts';
import { CommentsDialog } from './comments-dialog.tsx';

const meta = {
  component: CommentsDialog,
  parameters: { platform: aCommentServer() },
  args: { open: 'search', onPick: fn(), onSlash: fn(), onClose: fn() },
} satisfies Meta<typeof CommentsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = { name: '찾기' };
export const Empty: Story = { name: '없음', parameters: { platform: aCommentServer([]) } };
export const New: Story = {
  name: '쓴 것으로 만들기',
  args: { open: { text: '계산은 맞았어요. 풀이도 적어 주세요.' } },
};
export const OnAPhone: Story = { name: '찾기, 휴대폰', globals: { viewport: { value: 'w390' } } };
