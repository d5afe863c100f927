import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { koreanConversationWords } from '@portal/conversation/conversation-words';
import { familyChatContract as contract } from '@portal/domain/families/family-chat.contract';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { offline } from '@portal/testing/contract-fakes';
import type { Fake } from '@portal/testing/contract-fakes';
import { aFamilyChatLine, aTeacherMessage } from '@portal/testing/families/family-chat-builders';
import { aFamilyDoor, aFamilyMove } from '@portal/testing/families/family-door-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { readBy } from '../reader.fixture.tsx';
import { ChatSheet } from './chat-sheet.tsx';
import { aRoom, rooms, TALK, TALK_ALONE } from './chat.fixture.ts';

const world = (platform: Fake[]) => ({ signedIn: false, path: TALK, route: '/f/:link', platform });
const write = async (text: string) => {
  await screen.findByRole('log');
  await userEvent.type(screen.getByLabelText(koreanConversationWords.composer.label), text);
};

const meta = {
  component: ChatSheet,
  decorators: [readBy()],
  args: { door: aFamilyDoor({ chat: aFamilyChatLine() }), onNews: fn(), onDecline: fn() },
  parameters: world(rooms.talked()),
  globals: { viewport: { value: 'w390' } },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ChatSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const inVietnamese = { decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')] };

export const Talked: Story = { name: '나눈 대화' };
export const TalkedVietnamese: Story = { ...Talked, name: '나눈 대화, 베트남어', ...inVietnamese };
export const Desk: Story = { name: '나눈 대화, 넓은 화면', globals: { viewport: { value: 'w1024' } } };
export const Cards: Story = {
  name: '카드: 답을 기다리는 새 시간과 숙제',
  args: { door: aFamilyDoor({ chat: aFamilyChatLine(), moves: [aFamilyMove()] }) },
  parameters: world(rooms.cards()),
};
export const CardsVietnamese: Story = { ...Cards, name: '카드, 베트남어', ...inVietnamese };
export const Alone: Story = { name: '선생님과 둘이', parameters: { ...world(rooms.alone()), path: TALK_ALONE } };
export const AloneVietnamese: Story = { ...Alone, name: '선생님과 둘이, 베트남어', ...inVietnamese };
export const Blocked: Story = { name: '차단한 대화', parameters: { ...world(rooms.closed('MINE')), path: TALK_ALONE } };
export const BlockedVietnamese: Story = { ...Blocked, name: '차단한 대화, 베트남어', ...inVietnamese };
export const Closed: Story = {
  name: '상대가 닫은 대화',
  parameters: { ...world(rooms.closed('THEIRS')), path: TALK_ALONE },
};
export const ClosedVietnamese: Story = { ...Closed, name: '상대가 닫은 대화, 베트남어', ...inVietnamese };
export const Silent: Story = { name: '나눈 대화 없음', parameters: world(rooms.silent()) };
export const SilentVietnamese: Story = { ...Silent, name: '나눈 대화 없음, 베트남어', ...inVietnamese };
export const Long: Story = { name: '이전 메시지가 더 있음', parameters: world(rooms.long()) };
export const NotSent: Story = {
  name: '보내지 못한 메시지',
  parameters: world([offline(contract.sendFamilyMessage), ...aRoom().handlers]),
  play: async () => {
    await write('내일 10분 늦어요.{Enter}');
    await screen.findByText(new RegExp(koreanConversationWords.notSent));
  },
};
export const Loading: Story = { name: '불러오는 중', parameters: world(rooms.loading()) };
export const Failed: Story = { name: '불러오지 못함', parameters: world(rooms.failed()) };
export const FailedWritten: Story = {
  name: '불러오지 못함, 쓴 메시지가 기다림',
  parameters: world(rooms.failed()),
  play: async () => {
    const words = koreanConversationWords.composer;
    await userEvent.type(await screen.findByLabelText(words.label), '내일 10분 늦어요.{Enter}');
    await screen.findByText(words.notYet);
  },
};
export const FailedVietnamese: Story = { ...Failed, name: '불러오지 못함, 베트남어', ...inVietnamese };
export const Gone: Story = { name: '없는 대화', parameters: world(rooms.gone()) };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    door: aFamilyDoor({ className: HARD_CONTENT.long, teacherName: HARD_CONTENT.long, chat: aFamilyChatLine() }),
  },
  parameters: world(
    aRoom([
      aTeacherMessage({ seq: 1, content: '아주 긴 안내 말씀이에요. '.repeat(200) }),
      aChatMessage({ seq: 2, content: HARD_CONTENT.url, sender: { id: 'g', name: HARD_CONTENT.long, avatar: null } }),
    ]).handlers,
  ),
};
export const LargeText: Story = { name: '글자 200%', globals: { viewport: { value: 'w390' }, textZoom: 'double' } };
