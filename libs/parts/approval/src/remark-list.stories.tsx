import type { Meta, StoryObj } from '@storybook/react-vite';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { someRemarks } from './approval.fixture.ts';
import { RemarkList } from './remark-list.tsx';

const meta = {
  component: RemarkList,
  args: { remarks: someRemarks },
  // A router for the ways to the fields.
  parameters: { platform: [] },
} satisfies Meta<typeof RemarkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '하나는 고침' };
export const Unknown: Story = {
  name: '비교 전',
  args: { remarks: someRemarks.map((remark) => ({ ...remark, isChanged: null })) },
};
export const Long: Story = {
  name: '긴 의견',
  args: { remarks: [{ ...someRemarks[0], label: HARD_CONTENT.long, remark: HARD_CONTENT.url }] },
};
