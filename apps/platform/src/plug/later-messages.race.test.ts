import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type TestPostgres } from '@portal/test-runner/postgres';
import { openDatabase } from '../core/database/open-database.ts';
import { killPlatforms } from '../testing/platform-process.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { end, running } from './plugged.ts';

const MESSAGES = 600;
/** What one process begins with; the rest is due once there are two. */
const FIRST = MESSAGES / 2;
const ROOM = 'talk';

let postgres: TestPostgres;
let t: TestApp;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  t = await createTestApp({ database: await openDatabase({ kind: 'postgres', url: postgres.url }) });
  const teacher = await t.addUser({ username: 'math' });
  const members = [teacher.id, 'grd-1'].map((id) => ({ id, name: id, avatar: null, read: 0 }));
  await t.database.db.transaction((tx) =>
    t.chat.importChats(tx, [{ id: ROOM, kind: 'ROOM', title: '중2 수학', members, messages: [] }]),
  );
  // By hand, for more than one talk may hold; the first of them were due a minute ago, one after the other.
  await t.database.raw.query(
    `insert into chat_later (room_id, sender_id, client_id, content, send_at, kept_at)
      select $1, $2, gen_random_uuid(), n::text, now() - interval '1 minute' + n * interval '1 millisecond'
          + case when n > ${FIRST} then interval '1 day' else interval '0' end, now()
      from generate_series(1, ${MESSAGES}) n`,
    [ROOM, teacher.id],
  );
}, 120_000);
afterAll(async () => {
  killPlatforms();
  await t.close();
  await postgres.stop();
});

const written = async () =>
  (await t.database.raw.query<{ content: string }>('select content from chat_message order by seq')).map(
    ({ content }) => Number(content),
  );
async function untilWritten(least: number): Promise<void> {
  for (let tries = 0; tries < 6_000 && (await written()).length < least; tries++) await pause(5);
}

it('messages that are due are sent once each, though who sends them is killed in the middle, alone and beside another [CHT-2] [R16]', async () => {
  const alone = await running({ DATABASE_URL: postgres.url });
  await untilWritten(20);
  await end(alone, 'SIGKILL');
  const first = await written();
  // Alone it keeps their order.
  expect(first).toEqual(first.map((_, at) => at + 1));

  const pair = await Promise.all([1, 2].map(() => running({ DATABASE_URL: postgres.url })));
  await untilWritten(FIRST);
  await t.database.raw.exec(`update chat_later set send_at = send_at - interval '1 day'`);
  await untilWritten(FIRST + 20);
  await end(pair[0]!, 'SIGKILL');
  const second = await written();
  await untilWritten(MESSAGES);

  expect((await written()).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: MESSAGES }, (_, at) => at + 1),
  );
  expect(await t.database.raw.query('select 1 from chat_later')).toEqual([]);
  // Both ends came in the middle.
  expect([first.length < FIRST, second.length < MESSAGES]).toEqual([true, true]);
}, 180_000);
