import { randomUUID } from 'node:crypto';
import type { Database } from '../core/database/database.ts';

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}
interface Row {
  readonly own?: Request;
  readonly foreign?: Request;
  readonly missing?: Request;
}

const on = (request: Omit<Request, 'params'> = {}): Row => ({
  own: { params: { id: 'room_matrix' }, ...request },
  foreign: { params: { id: 'room_matrix' }, ...request },
  missing: { params: { id: 'room_none' }, ...request },
});

/** Who may call what of talks: the one here is the owner's. */
export const CHAT_MATRIX: Readonly<Record<string, Row>> = {
  listChats: { own: { query: '?filter=unread&size=10' } },
  getChat: on(),
  listMessages: on({ query: '?before=9&after=0&size=10' }),
  sendMessage: on({ body: { clientId: randomUUID(), content: '안녕하세요', fileIds: [] } }),
  markChatRead: on({ body: { seq: 1 } }),
  actOnChat: on({ body: { action: 'ARCHIVE' } }),
};

export async function seedChatMatrix({ raw }: Database, userId: string): Promise<void> {
  await raw.exec(`
    insert into chat_room (id, kind, title, last_seq, last_message_at, created_at)
      values ('room_matrix', 'ROOM', '비밀 이야기', 2, now(), now());
    insert into chat_member (room_id, member_id, name, joined_at)
      values ('room_matrix', '${userId}', '선생님', now()), ('room_matrix', 'grd_matrix', '보호자', now());
    insert into chat_message (room_id, seq, sender_id, content, sent_at)
      select 'room_matrix', seq, 'grd_matrix', '비밀 이야기', now() from generate_series(1, 2) seq`);
}
