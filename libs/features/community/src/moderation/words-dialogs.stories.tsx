import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { aPost } from '@portal/testing/community/community-builders';
import { worlds } from '../community.fixture.ts';
import { WordsDialogs } from './words-dialogs.tsx';

const meta = {
  component: WordsDialogs,
  parameters: { platform: worlds.loaded() },
  args: { said: aPost(), asked: 'report', onClose: fn() },
} satisfies Meta<typeof WordsDialogs>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

export const Report: Story = { name: '신고하기' };
export const ReportWithoutReason: Story = { name: '신고하는 이유 없음', play: () => press('운영팀에 신고하기') };
export const Remove: Story = { name: '모임에서 지우기', args: { asked: 'remove' } };
export const RemoveWithoutReason: Story = { ...Remove, name: '지우는 이유 없음', play: () => press('모임에서 지우기') };
export const Appeal: Story = { name: '이의 내기', args: { asked: 'appeal' } };
