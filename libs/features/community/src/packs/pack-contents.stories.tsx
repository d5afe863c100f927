import type { Meta, StoryObj } from '@storybook/react-vite';
import { aSharedPack } from '@portal/testing/community/community-builders';
import { StorySheet } from '@portal/ui/story-board';
import { PackContents } from './pack-contents.tsx';

const pack = aSharedPack();
const meta = {
  component: PackContents,
  args: { pack },
  render: (args) => (
    <StorySheet width="full">
      <PackContents {...args} />
    </StorySheet>
  ),
} satisfies Meta<typeof PackContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { name: '자료, 과제, 질문' };
export const Closed: Story = {
  name: '모임의 멤버가 아님',
  args: { pack: { ...pack, documents: pack.documents.map((one) => ({ ...one, file: null })), homework: null } },
};
export const QuestionsAlone: Story = { name: '질문만', args: { pack: aSharedPack({ documents: [], homework: null }) } };
export const Longest: Story = {
  name: '가장 긴 내용, 좁은 휴대폰',
  globals: { texts: 'long', viewport: { value: 'w320' } },
};
