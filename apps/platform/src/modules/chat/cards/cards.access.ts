import { cardsContract } from '@portal/domain/chat/cards.contract';
import { byId, defineAccess, SECRET } from '../../../testing/access.ts';

/** A talk of a class in which there is something to show. */
export const access = defineAccess(cardsContract, {
  rows: { listChatCards: byId('room_cards', 'room_none') },
  seed: ({ database }, userId) =>
    database.raw.exec(`
      insert into chat_room (id, kind, title, class_id, created_at)
        values ('room_cards', 'ROOM', '${SECRET}', 'cls_desk', now());
      insert into chat_member (room_id, member_id, name, joined_at) values ('room_cards', '${userId}', '선생님', now());
      insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, mode)
        values ('les_cards', 'cls_desk', '${userId}', 77, '${SECRET}', now() + interval '1 day',
          now() + interval '1 day 1 hour', 'UPCOMING', 'ONLINE')`),
});
