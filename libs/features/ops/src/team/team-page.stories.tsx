import type { Meta, StoryObj } from '@storybook/react-vite';
import { TeamPage } from './team-page.tsx';
import { teamWorlds } from './team.fixture.ts';

const meta = {
  component: TeamPage,
  parameters: { path: '/ops/team', platform: teamWorlds.team },
} satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '네 사람' };
export const Alone: Story = { name: '혼자', parameters: { platform: teamWorlds.alone } };
export const OthersJob: Story = { name: '팀 관리를 맡지 않음', parameters: { platform: teamWorlds.forbidden } };
export const WithoutMail: Story = { name: '메일 서버 없음', parameters: { config: { sendsMail: false } } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: teamWorlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: teamWorlds.failed } };
export const HistoryFailed: Story = { name: '기록만 오류', parameters: { platform: teamWorlds.historyFailed } };
export const Longest: Story = { name: '가장 긴 내용', parameters: { platform: teamWorlds.longest } };
