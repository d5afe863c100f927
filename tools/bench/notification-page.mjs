// A page of 10 out of 100,000 notifications through the real route, against node's http server with the same work.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../test-runner/src/postgres.mjs';
import { load } from './load.mjs';
import { median, percentile, spread } from './median.mjs';
import { commonHeaders, signIn, startPlatform } from './platform-process.mjs';

const rounds = 5;
const rawServer = fileURLToPath(new URL('./references/raw-notification-page.mjs', import.meta.url));

async function addNotifications(pool, userId, count) {
  const { rows } = await pool.query('select last_seq from notification_inbox where user_id = $1', [userId]);
  const from = rows[0].last_seq;
  await pool.query(
    `insert into notification (id, user_id, seq, category, title, content, published_at, open_detail)
     select 'bench_' || n, $1, $2 + n, 'PROD', '과제 제출', '학생이 과제를 냈어요', now() - n * interval '1 minute', true
     from generate_series(1, $3::int) n`,
    [userId, from, count],
  );
  await pool.query('update notification_inbox set last_seq = last_seq + $2, total = total + $2 where user_id = $1', [
    userId,
    count,
  ]);
  await pool.query('analyze notification');
}

export async function measure() {
  const postgres = await startPostgres();
  const platform = await startPlatform({ port: 3292, databaseUrl: postgres.url });
  const pool = new pg.Pool({ connectionString: postgres.url });
  let raw;
  try {
    const { rows } = await pool.query("select id from app_user where username = 'math'");
    await addNotifications(pool, rows[0].id, 100_000);
    const { accessToken } = await signIn(platform.origin, 'math');
    raw = fork(rawServer, ['3293', postgres.url]);
    await new Promise((resolve) => raw.once('message', resolve));
    const headers = { authorization: `Bearer ${accessToken}`, 'x-msg-app': 'teacher-web', ...commonHeaders() };
    const targets = {
      ours: [`${platform.origin}/messaging/notifications/load-more?size=10`, headers],
      raw: ['http://localhost:3293/', headers],
    };
    const answers = [];
    for (const [url, sent] of Object.values(targets)) answers.push(await (await fetch(url, { headers: sent })).text());
    if (answers[0] !== answers[1]) throw new Error(`The reference answers something else:\n${answers.join('\n')}`);
    const seen = { ours: { rate: [], p99: [] }, raw: { rate: [], p99: [] } };
    for (let round = 0; round <= rounds; round++)
      for (const [name, [url, sent]] of Object.entries(targets)) {
        const { perSecond, latencies, wrong } = await load(url, { headers: sent, seconds: 4 });
        if (wrong) throw new Error(`${name}: ${wrong} answers were not 200`);
        // The first round warms both up.
        if (!round) continue;
        seen[name].rate.push(perSecond);
        seen[name].p99.push(percentile(latencies, 0.99));
      }
    for (const name of Object.keys(seen))
      console.log(`     ${name}: ${spread(seen[name].rate)} requests a second, p99 ${spread(seen[name].p99)} ms`);
    return [
      { what: 'time per request, x raw node', value: median(seen.raw.rate) / median(seen.ours.rate), goal: 1.8 },
      { what: 'p99, x raw node', value: median(seen.ours.p99) / median(seen.raw.p99), goal: 2 },
    ];
  } finally {
    raw?.kill();
    await pool.end();
    await platform.stop();
    await postgres.stop();
  }
}
