import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type { ChatMessage, ChatPerson } from '@portal/domain/chat/chat-message';
import type { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import { aChat, aChatMessage } from '@portal/testing/chat/chat-builders';

const KOREAN = ['선생님, 안녕하세요', '네, 안녕하세요', '오늘 과제를 냈어요', '확인했어요. 잘 풀었어요', '감사합니다!'];
const VIETNAMESE = ['Chào cô ạ', 'Chào chị', 'Bé đã nộp bài rồi ạ', 'Cô đã xem rồi', 'Em cảm ơn cô'];

/** The other one of a talk; in the room of a class whoever said the last word. */
export const otherOf = ({ id, title, lastMessage }: ChatRoom): ChatPerson => ({
  id: `other-${id}`,
  name: lastMessage?.senderName ?? title,
  avatar: null,
});

/** What was said in a talk, as its row tells it: what is new came last and since she is waited for, the rest the day before. */
export function messagesOf(room: ChatRoom): ChatMessage[] {
  const { lastSeq, lastMessage, unreadCount, waitingSince, family } = room;
  if (!lastMessage) return [];
  const words = family?.language === 'vi' ? VIETNAMESE : KOREAN;
  const answered = Math.max(0, lastSeq - Math.max(1, unreadCount));
  const since = Date.parse(waitingSince ?? lastMessage.at);
  return Array.from({ length: lastSeq }, (_, before) => {
    const seq = before + 1;
    const isMine = seq <= answered && seq % 2 === 0;
    const at = seq > answered ? since : since - millisecondsInDay + seq * millisecondsInMinute;
    const said = { content: words[before % words.length]!, at: new Date(at).toISOString() };
    return aChatMessage({
      seq,
      isMine,
      ...(!isMine && { sender: otherOf(room) }),
      ...(seq === lastSeq ? { content: lastMessage.preview, at: lastMessage.at } : said),
    });
  });
}

/** A talk as it is opened from its row. */
export function chatOfRoom(room: ChatRoom): Chat {
  const { members, ...chat } = aChat({ lastSeq: room.lastSeq });
  const [me, , ...others] = members;
  const other = { ...otherOf(room), isMe: false, lastReadSeq: room.lastSeq };
  return {
    ...chat,
    ...room,
    classId: room.kind === 'ROOM' ? 'class-1' : null,
    lastReadSeq: Math.max(0, room.lastSeq - room.unreadCount),
    members: room.kind === 'ROOM' ? [me!, other, ...others] : [me!, other],
  };
}
