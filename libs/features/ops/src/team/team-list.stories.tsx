import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { TeamList } from './team-list.tsx';
import { me, someTeam, teamWorlds } from './team.fixture.ts';

const choose = (action: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: '한정산 님 메뉴' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

const meta = {
  component: TeamList,
  parameters: { platform: teamWorlds.team, frameHeight: 640 },
  args: { operators: someTeam },
} satisfies Meta<typeof TeamList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Team: Story = { name: '네 사람' };
export const Alone: Story = { name: '혼자', args: { operators: [me] } };
export const SendLink: Story = { name: '링크를 보낼지 물음', play: choose('비밀번호 링크 보내기') };
export const Deactivate: Story = { name: '사용을 멈출지 물음', play: choose('사용 멈추기') };
