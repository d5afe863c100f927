import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { RemarkNote } from './remark-note.tsx';

const meta = {
  component: RemarkNote,
  args: { remark: '학년을 넣어 주세요.', isChanged: false },
} satisfies Meta<typeof RemarkNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = { name: '아직 그대로' };
export const Changed: Story = { name: '고침', args: { isChanged: true } };
export const Unknown: Story = { name: '비교 전', args: { remark: HARD_CONTENT.url, isChanged: null } };
export const Long: Story = {
  name: '긴 의견',
  args: { remark: `${HARD_CONTENT.long}\n${HARD_CONTENT.url}`, label: '운영팀 의견' },
};
