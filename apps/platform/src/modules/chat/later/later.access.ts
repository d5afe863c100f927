import { randomUUID } from 'node:crypto';
import { laterContract } from '@portal/domain/chat/later.contract';
import {
  actingOn,
  type Beside,
  callOf,
  CLIENT_ID,
  defineAccess,
  naming,
  SECRET,
  type Sent,
} from '../../../testing/access.ts';

const [CHANGED, CANCELED, SENT] = [randomUUID(), randomUUID(), randomUUID()];
const SEND_AT = new Date(Date.now() + 86_400_000).toISOString();

/** In a talk of her own; each act has a message of its own. */
const on = actingOn('room_later', 'room_none');
const onMessage = <S extends Sent>(laterId: string, ...beside: Beside<S>) =>
  naming<S>('room_later', 'room_none', (id) => callOf<S>({ id, laterId }, ...beside));

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
