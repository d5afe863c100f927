import type { Meta, StoryObj } from '@storybook/react-vite';
import { REACTIONS } from '@portal/domain/chat/states/reaction';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { MessageActsContext } from './message-acts.ts';
import { MessageItem } from './message-item.tsx';
import { MessageLook } from './message-look.tsx';

const done = () => Promise.resolve({});
const acts = {
  edit: done,
  remove: done,
  react: done,
  onReply: () => {},
  drafts: { forVisitor: false, keyOf: String, wasLeft: () => false },
  show: () => {},
  renew: () => Promise.resolve(),
  focus: () => {},
};
const at = '2026-11-18T10:42:00+09:00';
const theirs = aChatMessage({ content: '선생님, 오늘 숙제가 어디까지예요?' });
const mine = aChatMessage({ seq: 2, isMine: true, at, content: '42쪽부터 44쪽까지예요.' });

const meta = {
  component: MessageItem,
  args: { message: theirs },
  parameters: { platform: [] },
  decorators: [
    (Story) => (
      <MessageActsContext value={acts}>
        <MessageLook display="flex" flexDirection="column">
          <Story />
        </MessageLook>
      </MessageActsContext>
    ),
  ],
} satisfies Meta<typeof MessageItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Theirs: Story = { name: '상대가 쓴 글' };
const gone = { content: '', deletedAt: at };
export const RemovedByTheTeam: Story = {
  name: '운영팀이 지운 글',
  args: { message: { ...theirs, ...gone, verdict: { kind: 'REMOVED', reason: '' } } },
};
export const MineRemovedByTheTeam: Story = {
  name: '운영팀이 지운 내 글',
  args: { message: { ...mine, ...gone, verdict: { kind: 'REMOVED', reason: '학생의 연락처가 들어 있어요.' } } },
};
export const Warned: Story = {
  name: '주의를 받은 내 글',
  args: { message: { ...mine, verdict: { kind: 'WARNED', reason: '다른 가족을 낮추어 말했어요.' } } },
};
export const Reacted: Story = {
  name: '반응이 달린 내 글',
  args: {
    message: {
      ...mine,
      reactions: [
        { reaction: 'LIKE', count: 2, isMine: false },
        { reaction: 'DONE', count: 1, isMine: true },
      ],
    },
  },
};
export const Edited: Story = { name: '고친 글', args: { message: { ...mine, editedAt: at } } };
export const Answer: Story = {
  name: '답장',
  args: {
    message: {
      ...mine,
      replyTo: { seq: 1, sender: theirs.sender, preview: theirs.content, voiceSeconds: null, card: null },
    },
  },
};
export const AnswerToNothing: Story = {
  name: '지운 글에 단 답장',
  args: {
    message: { ...mine, replyTo: { seq: 1, sender: theirs.sender, preview: '', voiceSeconds: null, card: null } },
  },
};
export const Deleted: Story = { name: '지운 글', args: { message: { ...mine, content: '', deletedAt: at } } };
export const Announcement: Story = {
  name: '내 공지',
  args: { message: { ...mine, announcementId: 'ann-1' } },
};
export const AnnouncementRead: Story = { name: '받은 공지', args: { message: { ...theirs, announcementId: 'ann-1' } } };
export const Longest: Story = {
  name: '가장 긴 글과 답장',
  args: {
    message: {
      ...mine,
      content: HARD_CONTENT.url,
      editedAt: at,
      replyTo: {
        seq: 1,
        sender: { ...theirs.sender, name: HARD_CONTENT.long },
        preview: HARD_CONTENT.vietnamese,
        voiceSeconds: null,
        card: null,
      },
      reactions: REACTIONS.map((reaction) => ({
        reaction,
        count: 128,
        isMine: reaction === 'SMILE',
      })),
    },
  },
};
