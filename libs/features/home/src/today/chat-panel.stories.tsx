import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import { aChatRoom } from '@portal/testing/chat/chat-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { ChatPanel } from './chat-panel.tsx';

const sinceYesterday = {
  waitingSince: '2026-11-17T20:10:00+09:00',
  lastMessage: { senderName: '보호자 B11', preview: '저도 같은 문제가 궁금해요.', at: '2026-11-18T08:05:00+09:00' },
};
const ROOMS = [
  aChatRoom({
    unreadCount: 1,
    waitingSince: '2026-11-18T10:30:00+09:00',
    lastMessage: {
      senderName: '보호자 B07',
      preview: '내일 수업 시간을 조금 늦출 수 있을까요?',
      at: '2026-11-18T10:30:00+09:00',
    },
  }),
  aChatRoom({
    id: 'room-2',
    title: 'Phụ huynh Đặng Thị Hồng Nhung',
    unreadCount: 1,
    waitingSince: '2026-11-18T08:42:00+09:00',
    lastMessage: {
      senderName: 'Phụ huynh Đặng Thị Hồng Nhung',
      preview: 'Chào cô, hôm nay bé bị ốm, xin dời lịch học ạ',
      at: '2026-11-18T08:42:00+09:00',
    },
  }),
  aChatRoom({ id: 'room-3', kind: 'ROOM', title: '중2 내신 대비반', unreadCount: 100, ...sinceYesterday }),
];

const meta = {
  component: ChatPanel,
  args: { now: new Date('2026-11-18T10:42:00+09:00'), isPhone: false },
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: '답을 기다릴 때',
  parameters: { platform: [fake(chatsContract.listChats, { total: 3, items: ROOMS.toReversed() })] },
};
export const Phone: Story = {
  ...Waiting,
  name: '휴대폰',
  args: { isPhone: true },
  globals: { viewport: { value: 'w390' } },
};
export const NobodyWaits: Story = {
  name: '기다리는 사람 없음',
  parameters: { platform: [fake(chatsContract.listChats, { total: 0, items: [] })] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(chatsContract.listChats)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(chatsContract.listChats, 'UNEXPECTED')] },
};
