import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type TestPostgres } from '@portal/test-runner/postgres';
import { openDatabase } from '../core/database/open-database.ts';
import { teachingClass } from '../modules/classes/classes.tables.ts';
import { killPlatforms } from '../testing/platform-process.ts';
import { aClassRow } from '../testing/teaching-rows.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { end, running } from './plugged.ts';

const KEPT = 300;
/** What one process begins with; the rest is due once there are two. */
const FIRST = KEPT / 2;
const CLASSES = ['c1', 'c2', 'c3'];

let postgres: TestPostgres;
let t: TestApp;
beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  t = await createTestApp({ database: await openDatabase({ kind: 'postgres', url: postgres.url }) });
  const teacher = await t.addUser({ username: 'math' });
  const people = [teacher.id, 'grd-1'].map((id) => ({ id, name: id, avatar: null }));
  await t.database.db.transaction(async (tx) => {
    for (const classId of CLASSES) {
      const chatRoomId = await t.chat.keepClassRoom(tx, { classId, title: classId, members: people });
      await tx.insert(teachingClass).values({ ...aClassRow(teacher.id, { id: classId }), chatRoomId });
    }
  });
  // By hand, for more than may wait; the first of them were due a minute ago, one after the other.
  await t.database.raw.query(
    `insert into announcement_later (id, teacher_id, client_id, content, class_ids, send_at, kept_at)
      select 'ann-' || n, $1, gen_random_uuid(), n::text, $2, now() - interval '1 minute' + n * interval '1 millisecond'
          + case when n > ${FIRST} then interval '1 day' else interval '0' end, now()
      from generate_series(1, ${KEPT}) n`,
    [teacher.id, JSON.stringify(CLASSES)],
  );
}, 120_000);
afterAll(async () => {
  killPlatforms();
  await t.close();
  await postgres.stop();
});

/** Of each announcement, in how many rooms it stands. */
const written = () =>
  t.database.raw.query<{ id: string; rooms: number }>(
    'select announcement_id as id, count(*)::int as rooms from chat_message group by announcement_id',
  );
async function untilWritten(least: number): Promise<void> {
  for (let tries = 0; tries < 6_000 && (await written()).length < least; tries++) await pause(5);
}

it('announcements that are due stand once in every class, though who sends them is killed in the middle, alone and beside another [CHT-1] [R16]', async () => {
  const alone = await running({ DATABASE_URL: postgres.url });
  await untilWritten(10);
  await end(alone, 'SIGKILL');
  const first = await written();

  const pair = await Promise.all([1, 2].map(() => running({ DATABASE_URL: postgres.url })));
  await untilWritten(FIRST);
  await t.database.raw.exec(`update announcement_later set send_at = send_at - interval '1 day'`);
  await untilWritten(FIRST + 10);
  await end(pair[0]!, 'SIGKILL');
  const second = await written();
  await untilWritten(KEPT);

  for (const rows of [first, second, await written()])
    expect(rows.filter(({ rooms }) => rooms !== CLASSES.length)).toEqual([]);
  expect(await written()).toHaveLength(KEPT);
  expect(await t.database.raw.query('select 1 from announcement_later')).toEqual([]);
  // Both ends came in the middle.
  expect([first.length < FIRST, second.length < KEPT]).toEqual([true, true]);
}, 180_000);
