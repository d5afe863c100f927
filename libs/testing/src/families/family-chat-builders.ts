import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { FamilyChat, FamilyChatLine } from '@portal/domain/families/family-chat';
import { aChatMessage } from '../chat/chat-builders.ts';

/** The room of the class, in which the teacher wrote two messages that were not read. */
export const aFamilyChatLine = (over: Partial<FamilyChatLine> = {}): FamilyChatLine => ({
  id: 'room-1',
  memberId: 'grd-a01',
  unreadCount: 2,
  lastMessage: {
    senderName: '윤서진',
    isMine: false,
    isDeleted: false,
    preview: '내일 준비물은 자와 컴퍼스예요.',
    voiceSeconds: null,
    at: '2026-11-18T10:30:00+09:00',
  },
  block: 'NONE',
  isReported: false,
  ...over,
});

/** The talk with the teacher alone, in which nobody has written. */
export const aTeacherChatLine = (over: Partial<FamilyChatLine> = {}): FamilyChatLine => ({
  id: 'user-math',
  memberId: 'grd-a01',
  unreadCount: 0,
  lastMessage: null,
  block: 'NONE',
  isReported: false,
  ...over,
});

/** The teacher and three more are in the room; everybody has read everything. */
export const aFamilyChat = (over: Partial<FamilyChat> = {}): FamilyChat => {
  const lastSeq = over.lastSeq ?? 6;
  return {
    lastSeq,
    lastChange: 0,
    lastReadSeq: lastSeq,
    othersRead: [lastSeq, lastSeq, lastSeq, lastSeq],
    block: 'NONE',
    decisions: 0,
    ...over,
  };
};

/** What the teacher wrote this morning; every message comes a minute after the one before. */
export const aTeacherMessage = (over: Partial<ChatMessage> = {}): ChatMessage =>
  aChatMessage({ sender: { id: 'user-math', name: '윤서진', avatar: null }, ...over });
