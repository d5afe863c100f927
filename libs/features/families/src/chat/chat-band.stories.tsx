import type { Meta, StoryObj } from '@storybook/react-vite';
import { dropDrafts, saveDraft } from '@portal/portal-core/form-drafts';
import { aFamilyChatLine } from '@portal/testing/families/family-chat-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { DOOR } from '../door.fixture.ts';
import { readBy } from '../reader.fixture.tsx';
import { ChatBand } from './chat-band.tsx';
import { SILENT_LINE } from './chat.fixture.ts';
import { familyTalkName } from './use-family-talk.ts';

const line = aFamilyChatLine();
const last = (over: Partial<NonNullable<typeof line.lastMessage>>, unreadCount = 0) => ({
  chat: aFamilyChatLine({ unreadCount, lastMessage: { ...line.lastMessage!, ...over } }),
});

const meta = {
  component: ChatBand,
  decorators: [readBy()],
  args: { room: 'class', chat: line },
  parameters: { signedIn: false, path: DOOR, route: '/f/:link', platform: [] },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof ChatBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { name: '안 읽은 메시지' };
export const UnreadVietnamese: Story = {
  name: '안 읽은 메시지, 베트남어',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
};
export const Alone: Story = { name: '선생님과 둘이, 안 읽은 메시지', args: { room: 'teacher' } };
export const AloneVietnamese: Story = {
  ...Alone,
  name: '선생님과 둘이, 베트남어',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
};
export const Read: Story = { name: '모두 읽음', args: last({ isMine: true, preview: '네, 챙겨 보낼게요.' }) };
export const Files: Story = { name: '파일만', args: last({ preview: '' }, 1) };
export const Silent: Story = { name: '나눈 대화 없음', args: { room: 'teacher', chat: SILENT_LINE } };
export const SilentVietnamese: Story = {
  name: '나눈 대화 없음, 베트남어',
  args: { room: 'teacher', chat: SILENT_LINE },
  decorators: [readBy('vi')],
};
export const Closed: Story = {
  name: '차단하고 신고한 대화',
  args: { room: 'teacher', chat: aFamilyChatLine({ unreadCount: 0, block: 'MINE', isReported: true }) },
};
export const Unsent: Story = {
  name: '보내지 못한 메시지',
  beforeEach: () => {
    const failed = { content: '늦어요', files: [], at: line.lastMessage!.at, status: 'FAILED', refusal: null };
    const messages = [{ clientId: crypto.randomUUID(), ...failed }];
    saveDraft('visitor', `chat-outbox:${familyTalkName(line)}`, { messages });
    return () => dropDrafts('visitor');
  },
};
export const UnsentVietnamese: Story = { ...Unsent, name: '보내지 못한 메시지, 베트남어', decorators: [readBy('vi')] };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: last({ senderName: HARD_CONTENT.long, preview: HARD_CONTENT.url }, 120),
};
export const LargeText: Story = { name: '글자 200%', globals: { viewport: { value: 'w390' }, textZoom: 'double' } };
