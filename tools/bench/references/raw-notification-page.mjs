// The reference of notification-page: node's http server. It does the work that no server could leave out: who calls is found by
// the digest of the token (kept, as ours keeps it), and the same join answers the same rows in the same fields.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const [, , port, url] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const callers = new Map();
const KEPT_MS = 10_000;

async function callerOf(authorization = '') {
  const digest = createHash('sha256').update(authorization.slice('Bearer '.length)).digest('base64url');
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

createServer(async (request, response) => {
  const userId = await callerOf(request.headers.authorization);
  if (!userId) return response.writeHead(401).end();
  const { rows } = await pool.query({
    name: 'page',
    text: `select inbox.total, inbox.read_seq, item.* from notification_inbox inbox
      left join lateral (
        select * from notification
        where user_id = $1 and seq is not null and archived_at is null and snoozed_until is null
        order by seq desc limit $2) item on true
      where inbox.user_id = $1 order by item.seq desc`,
    values: [userId, 10],
  });
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title,
    content: row.content,
    highlightMarks: row.highlight_marks,
    category: row.category,
    publishedAt: row.published_at.toISOString(),
    isRead: row.read_at !== null || row.seq <= row.read_seq,
    openDetail: row.open_detail,
    url: row.url,
    kind: row.kind,
    groupKey: row.group_key,
    action: row.action,
    isArchived: row.archived_at !== null,
    snoozedUntil: row.snoozed_until?.toISOString() ?? null,
  }));
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ total: rows[0].total, items }));
}).listen(Number(port), () => process.send?.('ready'));
