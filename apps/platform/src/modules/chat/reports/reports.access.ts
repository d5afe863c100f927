import { reportsContract } from '@portal/domain/chat/reports.contract';
import { actingOn, defineAccess, naming, SECRET } from '../../../testing/access.ts';

const report = { reason: 'RUDE', words: '' } as const;
const on = actingOn('room_reported', 'room_none');

export const access = defineAccess(reportsContract, {
  rows: {
    listChatReports: on(),
    reportMessage: naming('room_reported', 'room_none', (id) => ({ params: { id, seq: '1' }, body: report })),
    reportChat: on({ body: report }),
  },
  seed: ({ database }, userId) =>
    database.raw.exec(`
      insert into chat_room (id, kind, last_seq, last_message_at, created_at) values ('room_reported', 'P2P', 1, now(), now());
      insert into chat_member (room_id, member_id, name, joined_at)
        values ('room_reported', '${userId}', '선생님', now()), ('room_reported', 'grd_reported', '보호자', now());
      insert into chat_message (room_id, seq, sender_id, content, sent_at)
        values ('room_reported', 1, 'grd_reported', '${SECRET}', now())`),
});
