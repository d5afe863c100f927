import { chatsContract } from '@portal/domain/chat/chats.contract';
import {
  actingOn,
  type Beside,
  callOf,
  CLIENT_ID,
  defineAccess,
  naming,
  SECRET,
  type Sent,
} from '../../testing/access.ts';

const on = actingOn('room_matrix', 'room_none');
/** One of her own messages; each act has one of its own. */
const onMessage = <S extends Sent>(seq: string, ...beside: Beside<S>) =>
  naming<S>('room_matrix', 'room_none', (id) => callOf<S>({ id, seq }, ...beside));

export const access = defineAccess(chatsContract, {
  rows: {
    listChats: { own: { query: '?filter=unread&search=a&lastItem=room_none&size=10' } },
    getChat: on(),
    listMessages: on({ query: '?before=9&after=0&changedAfter=0&size=10' }),
    sendMessage: {
      ...on({ body: { clientId: CLIENT_ID, content: '안녕하세요', fileIds: [] } }),
      valid: {
        params: { id: 'room_matrix' },
        body: {
          clientId: CLIENT_ID,
          content: '안녕하세요',
          fileIds: [],
          replyTo: 1,
          card: { kind: 'LESSON', id: 'les_none' },
        },
      },
    },
    editMessage: onMessage('3', { body: { content: '네' } }),
    deleteMessage: onMessage('4'),
    reactToMessage: onMessage('1', { body: { reaction: 'LIKE' } }),
    markChatRead: on({ body: { seq: 1 } }),
    markChatAnswered: on({ body: { seq: 1 } }),
    actOnChat: on({ body: { action: 'ARCHIVE' } }),
  },
  seed: ({ database }, userId) =>
    database.raw.exec(`
      insert into chat_room (id, kind, title, last_seq, last_message_at, created_at)
        values ('room_matrix', 'ROOM', '${SECRET}', 4, now(), now());
      insert into chat_member (room_id, member_id, name, joined_at)
        values ('room_matrix', '${userId}', '선생님', now()), ('room_matrix', 'grd_matrix', '보호자', now());
      insert into chat_message (room_id, seq, sender_id, content, sent_at)
        select 'room_matrix', seq, case when seq < 3 then 'grd_matrix' else '${userId}' end, '${SECRET}', now()
          from generate_series(1, 4) seq`),
});
