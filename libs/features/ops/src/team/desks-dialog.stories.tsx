import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DesksDialog } from './desks-dialog.tsx';
import { aTeamMember, longestMember, teamWorlds } from './team.fixture.ts';

const meta = {
  component: DesksDialog,
  parameters: { platform: teamWorlds.team, frameHeight: 480 },
  args: { open: true, operator: aTeamMember(), onClose: fn() },
} satisfies Meta<typeof DesksDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '한 가지' };
export const Longest: Story = { name: '가장 긴 내용', args: { operator: longestMember(1) } };
