import { keepingContract } from '@portal/domain/chat/keeping.contract';
import { actingOn, defineAccess } from '../../../testing/access.ts';

/** A talk of two of the owner's, which nobody else knows. */
const on = actingOn('room_kept', 'room_none');

export const access = defineAccess(keepingContract, {
  rows: {
    listPinnedChats: { own: {} },
    pinChat: on(),
    unpinChat: on(),
    muteChat: on({ body: { span: 'WEEK' } }),
    unmuteChat: on(),
    blockChat: on(),
    unblockChat: on(),
  },
  seed: ({ database }, userId) =>
    database.raw.exec(`
      insert into chat_room (id, kind, created_at) values ('room_kept', 'P2P', now());
      insert into chat_member (room_id, member_id, name, joined_at)
        values ('room_kept', '${userId}', '선생님', now()), ('room_kept', 'grd_kept', '보호자', now())`),
});
