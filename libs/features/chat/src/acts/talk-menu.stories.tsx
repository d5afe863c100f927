import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { aChat, aChatRoom } from '@portal/testing/chat/chat-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { TalkMenu } from './talk-menu.tsx';

const meta = {
  component: TalkMenu,
  args: { talk: aChatRoom(), onArchived: () => {} },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
  parameters: {
    platform: [],
    docs: { description: { component: '대화로 할 수 있는 모든 것이에요. 목록과 대화 위에서 같아요.' } },
  },
} satisfies Meta<typeof TalkMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTwo: Story = { name: '둘만의 대화' };
export const OfClass: Story = { name: '수업의 대화', args: { talk: aChat() } };
export const Settled: Story = {
  name: '답장을 기다리지 않음',
  args: { talk: aChatRoom({ waitingSince: null, waitableSeq: 5 }) },
};
export const Kept: Story = {
  name: '고정하고 알림을 끔',
  args: { talk: aChatRoom({ isPinned: true, mute: { until: '2026-11-18T18:42:00+09:00' } }) },
};
export const Blocked: Story = { name: '차단한 대화', args: { talk: aChatRoom({ block: 'MINE' }) } };
export const Away: Story = {
  name: '보관한 대화',
  args: { talk: aChatRoom({ isArchived: true, mute: { until: null } }) },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  globals: { viewport: { value: 'w320' } },
  args: { talk: aChatRoom({ title: HARD_CONTENT.long }) },
};
