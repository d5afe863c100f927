import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OperatorMenu } from './operator-menu.tsx';
import { OperatorRow } from './operator-row.tsx';
import { aTeamMember, longestMember, me, someTeam } from './team.fixture.ts';

const meta = {
  component: OperatorRow,
  parameters: { platform: [] },
  args: { operator: aTeamMember(), isMe: false, menu: null },
  render: ({ operator, isMe }) => (
    <ul style={{ listStyle: 'none' }}>
      <OperatorRow
        operator={operator}
        isMe={isMe}
        menu={!isMe && <OperatorMenu operator={operator} onAction={fn()} />}
      />
    </ul>
  ),
} satisfies Meta<typeof OperatorRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { name: '사용 중' };
export const Me: Story = { name: '나', args: { operator: me, isMe: true } };
export const Invited: Story = { name: '초대함', args: { operator: someTeam[2]! } };
export const LinkOver: Story = { name: '링크가 끝남', args: { operator: { ...someTeam[2]!, linkUntil: null } } };
export const Deactivated: Story = { name: '사용 멈춤', args: { operator: someTeam[3]! } };
export const WithoutEmail: Story = { name: '이메일 없음', args: { operator: aTeamMember({ email: null }) } };
export const Longest: Story = { name: '가장 긴 내용', args: { operator: longestMember(1) } };
