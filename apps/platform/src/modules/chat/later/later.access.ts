import { randomUUID } from 'node:crypto';
import { laterContract } from '@portal/domain/chat/later.contract';
import { CLIENT_ID, byId, defineAccess, SECRET } from '../../../testing/access.ts';

const [CHANGED, CANCELED, SENT] = [randomUUID(), randomUUID(), randomUUID()];
const SEND_AT = new Date(Date.now() + 86_400_000).toISOString();

/** In a talk of her own; each act has a message of its own. */
const on = (request = {}) => byId('room_later', 'room_none', request);
const onMessage = (laterId: string, request = {}) => ({
  own: { params: { id: 'room_later', laterId }, ...request },
  foreign: { params: { id: 'room_later', laterId }, ...request },
  missing: { params: { id: 'room_none', laterId }, ...request },
});

export const access = defineAccess(laterContract, {
  rows: {
    listLaterMessages: on(),
    keepLaterMessage: on({ body: { clientId: CLIENT_ID, content: '내일 봬요', fileIds: [], sendAt: SEND_AT } }),
    changeLaterMessage: onMessage(CHANGED, { body: { sendAt: SEND_AT } }),
    rewriteLaterMessage: onMessage(CHANGED, { body: { content: '모레 봬요' } }),
    cancelLaterMessage: onMessage(CANCELED),
    sendLaterMessage: onMessage(SENT),
  },
  seed: ({ database }, userId) =>
    database.raw.exec(`
      insert into chat_room (id, kind, title, created_at) values ('room_later', 'ROOM', '${SECRET}', now());
      insert into chat_member (room_id, member_id, name, joined_at)
        values ('room_later', '${userId}', '선생님', now()), ('room_later', 'grd_later', '보호자', now());
      insert into chat_later (room_id, sender_id, client_id, content, send_at, kept_at)
        select 'room_later', '${userId}', id::uuid, '${SECRET}', '${SEND_AT}', now()
          from unnest(array['${CHANGED}', '${CANCELED}', '${SENT}']) id`),
});
