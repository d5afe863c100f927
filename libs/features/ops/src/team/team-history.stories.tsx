import type { Meta, StoryObj } from '@storybook/react-vite';
import { TeamHistory } from './team-history.tsx';
import { teamWorlds } from './team.fixture.ts';

const meta = {
  component: TeamHistory,
  parameters: { path: '/ops/team', platform: teamWorlds.team },
} satisfies Meta<typeof TeamHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Events: Story = { name: '모든 일' };
export const Empty: Story = { name: '비어 있음', parameters: { platform: teamWorlds.alone } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: teamWorlds.historyLoading } };
export const Failed: Story = { name: '오류', parameters: { platform: teamWorlds.historyFailed } };
export const Longest: Story = { name: '가장 긴 내용', parameters: { platform: teamWorlds.longest } };
