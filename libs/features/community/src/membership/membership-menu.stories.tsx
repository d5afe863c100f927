import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aGroup } from '@portal/testing/community/community-builders';
import { worlds } from '../community.fixture.ts';
import { MembershipMenu } from './membership-menu.tsx';

const meta = {
  component: MembershipMenu,
  parameters: { platform: worlds.loaded() },
  args: { group: aGroup() },
} satisfies Meta<typeof MembershipMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => userEvent.click(await screen.findByRole('button', { name: '가입했어요' }));
const leave = async () => {
  await open();
  await userEvent.click(await screen.findByRole('menuitem', { name: '모임에서 나가기' }));
  await screen.findByRole('alertdialog');
};

export const Open: Story = { name: '메뉴', play: open };
export const Muted: Story = { name: '알림 꺼 둠', args: { group: aGroup({ isMuted: true }) }, play: open };
export const Leaving: Story = { name: '나가기 전에', play: leave };
export const LastOwner: Story = {
  name: '모임장은 먼저 넘김',
  args: { group: aGroup({ myRole: 'OWNER' }) },
  play: leave,
};
