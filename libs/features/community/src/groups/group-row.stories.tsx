import type { Meta, StoryObj } from '@storybook/react-vite';
import { aGroup } from '@portal/testing/community/community-builders';
import { StorySheet } from '@portal/ui/story-board';
import { worlds } from '../community.fixture.ts';
import { GroupRow } from './group-row.tsx';

const meta = {
  component: GroupRow,
  parameters: { platform: worlds.loaded() },
  args: { group: aGroup() },
  render: (args) => (
    <StorySheet width="full">
      <ul>
        <GroupRow {...args} />
      </ul>
    </StorySheet>
  ),
} satisfies Meta<typeof GroupRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { name: '멤버' };
export const Owner: Story = { name: '모임장, 알림 꺼 둠', args: { group: aGroup({ myRole: 'OWNER', isMuted: true }) } };
export const Solved: Story = { name: '모두 해결됨', args: { group: aGroup({ openQuestions: 0 }) } };
export const Stranger: Story = { name: '가입하지 않음', args: { group: aGroup({ myRole: null, subject: null }) } };
export const Full: Story = { name: '자리가 다 참', args: { group: aGroup({ myRole: null, quantityMembers: 500 }) } };
