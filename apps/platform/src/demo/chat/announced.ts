import { subHours } from 'date-fns/subHours';
import type { ImportedAnnouncement, ImportedChat } from '../../modules/chat/module.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

const ID = 'ann-math-1';
const CLASSES: readonly (string | undefined)[] = ['cls-math-c', 'cls-math-d'];
const CONTENT = '다음 수업부터 교재와 공책을 함께 준비해 주세요.\n카메라에는 얼굴과 책상이 같이 보이면 좋아요.';
const HOURS_AGO = 26;
/** So many people of each class have not read it. */
const UNREAD = 2;

/** What the main teacher has said to two of her classes: it is the last word in their rooms, and some have not read it. */
export function announced(
  chats: readonly ImportedChat[],
  now: Date,
): { readonly chats: ImportedChat[]; readonly announcements: ImportedAnnouncement[] } {
  const teacherId = DEMO_ACCOUNTS.math.id;
  const sentAt = subHours(now, HOURS_AGO);
  return {
    announcements: [{ id: ID, teacherId, sentAt }],
    chats: chats.map((chat) => {
      if (!CLASSES.includes(chat.classId)) return chat;
      const said = chat.messages.slice(0, -1);
      const others = chat.members.filter(({ id }) => id !== teacherId);
      const unread = new Set(others.slice(0, UNREAD));
      return {
        ...chat,
        messages: [...said, { senderId: teacherId, content: CONTENT, at: sentAt, announcementId: ID }],
        members: chat.members.map((one) => (unread.has(one) ? { ...one, read: said.length } : one)),
      };
    }),
  };
}
