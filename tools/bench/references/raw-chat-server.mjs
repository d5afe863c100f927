// The reference of chat: node's http server and ws. It does what no server could leave out: who writes is found by the digest of the
// token (kept, as ours keeps it), the message is written by the same statements in one transaction, and everybody in the talk is told.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { WebSocketServer } from 'ws';

const [, , port, url] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const callers = new Map();
const KEPT_MS = 10_000;

async function callerOf(token = '') {
  const digest = createHash('sha256').update(token).digest('base64url');
  const kept = callers.get(digest);
  if (kept && kept.until > Date.now()) return kept.userId;
  const { rows } = await pool.query({
    name: 'caller',
    text: `select s.user_id as "userId" from oidc_record r join auth_session s on s.id = r.grant_id join app_user u on u.id = s.user_id
      where r.key = $1 and s.revoked_at is null and s.expires_at > now() and r.expires_at > now() and u.status = 'ACTIVE'`,
    values: [`AccessToken:${digest}`],
  });
  if (!rows[0]) return undefined;
  callers.set(digest, { userId: rows[0].userId, until: Date.now() + KEPT_MS });
  return rows[0].userId;
}

const ears = new Map();
const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const http = createServer(async (request, response) => {
  const userId = await callerOf(request.headers.authorization?.slice('Bearer '.length));
  const roomId = request.url.split('/')[4];
  const { clientId, content } = await json(request);
  const { seq, memberIds } = userId ? await write({ roomId, userId, clientId, content }) : {};
  if (!seq) return response.writeHead(404).end();
  const words = JSON.stringify({ id: roomId, seq });
  for (const id of memberIds) for (const ear of ears.get(id) ?? []) ear.send(words);
  response
    .writeHead(201, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ data: { seq, content } }));
});
http.on('upgrade', async (request, socket, head) => {
  const userId = await callerOf(new URL(request.url, 'http://x').searchParams.get('token') ?? '');
  if (!userId) return socket.destroy();
  server.handleUpgrade(request, socket, head, (ear) => {
    ears.set(userId, [...(ears.get(userId) ?? []), ear]);
    ear.on('close', () =>
      ears.set(
        userId,
        (ears.get(userId) ?? []).filter((one) => one !== ear),
      ),
    );
  });
});

async function write({ roomId, userId, clientId, content }) {
  const client = await pool.connect();
  const query = async (name, text, values) => (await client.query({ name, text, values })).rows[0];
  try {
    await client.query('begin');
    const room = await query(
      'room',
      `select r.id from chat_room r join chat_member m on m.room_id = r.id and m.member_id = $2 and m.left_at is null
       where r.id = $1 for update of r`,
      [roomId, userId],
    );
    const ground = await query(
      'ground',
      `select (select seq from chat_message where room_id = $1 and sender_id = $2 and client_id = $3) as known,
         array_agg(member_id) filter (where left_at is null) as "memberIds"
       from chat_member where room_id = $1`,
      [roomId, userId, clientId],
    );
    const known = ground.known ?? undefined;
    const next =
      room &&
      known === undefined &&
      (await query(
        'message',
        `with next as (update chat_room set last_seq = last_seq + 1, last_message_at = now() where id = $1 returning last_seq as seq),
         written as (
           insert into chat_message (room_id, seq, sender_id, client_id, content, sent_at) select $1, seq, $2, $3, $4, now() from next),
         marked as (
           update chat_member set archived_at = null,
             last_read_seq = case when member_id = $2 then seq else last_read_seq end,
             answered_seq = case when member_id = $2 then seq else answered_seq end,
             waiting_since = case when member_id = $2 then null else coalesce(waiting_since, now()) end
           from next where room_id = $1 and (member_id = $2 or archived_at is not null or waiting_since is null))
         select seq from next`,
        [roomId, userId, clientId, content],
      ));
    await client.query('commit');
    return { seq: known ?? next?.seq, memberIds: ground.memberIds };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

http.listen(Number(port), () => process.send?.('ready'));
