import type { Database } from '../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../testing/query-plan.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { pinnedStatement } from './keeping/keeping.queries.ts';
import { roomsStatement } from './talks-statement.queries.ts';

const TALKS = 20;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  for (const [member, talks] of [
    ['short', TALKS],
    ['long', 100 * TALKS],
  ] as const)
    await database.raw.exec(`
      insert into chat_room (id, kind, title, created_at) select '${member}-' || n, 'ROOM', '이야기', now() from generate_series(1, ${talks}) n;
      insert into chat_member (room_id, member_id, name, joined_at, last_read_seq)
        select '${member}-' || n, '${member}', '이름', now(), case when n <= ${TALKS} then 4 else 5 end from generate_series(1, ${talks}) n;
      insert into chat_message (room_id, seq, sender_id, content, sent_at)
        select '${member}-' || n, k, 'pupil', '안녕하세요', now() - n * interval '1 hour'
        from generate_series(1, ${talks}) n, generate_series(1, 5) k;
      update chat_room set last_seq = 5, last_message_at = now() - split_part(id, '-', 2)::int * interval '1 hour'
        where id like '${member}-%'`);
  // As many wait as are unread; the longer list has the longer rest behind it.
  await database.raw.exec(`update chat_member set waiting_since = last_message_at where last_read_seq < last_seq;
    update chat_member set answered_seq = last_seq where waiting_since is null`);
  await database.raw.exec('vacuum analyze');
}, 60_000);
afterAll(() => database.close());

describe('a hundred times as many talks', () => {
  it.each(['all', 'unread', 'waiting'] as const)(
    'do not make the list of %s read more than twice as much [CHT-1]',
    async (filter) => {
      const plan = (memberId: string) =>
        planOf(database, roomsStatement(database.db, { memberId, filter, size: 10 }), {});
      const [short, long] = [await plan('short'), await plan('long')];
      expect(blocksOf(long)).toBeLessThanOrEqual(2 * blocksOf(short));
      // Nobody's messages are read but the last of each talk that is shown.
      expect(Math.max(...stepsOf(long).map((step) => step['Actual Rows']))).toBeLessThanOrEqual(10);
    },
  );

  it('are not read for the five on top of the list, nor are the talks of others [CHT-1]', async () => {
    await database.raw.exec(
      "update chat_member set pinned_at = now() where member_id = 'long' and room_id in ('long-3', 'long-900', 'long-1999')",
    );
    const plan = await planOf(database, pinnedStatement(database.db, 'long'), {});
    expect(stepsOf(plan).map((step) => step['Index Name'])).toContain('chat_member_pinned');
    expect(Math.max(...stepsOf(plan).map((step) => step['Actual Rows']))).toBeLessThanOrEqual(3);
  });

  it('do not make a page far down read more than the first one [CHT-1]', async () => {
    const ask = (lastItem?: string) =>
      planOf(database, roomsStatement(database.db, { memberId: 'long', filter: 'all', lastItem, size: 10 }), {});
    expect(blocksOf(await ask('long-1900'))).toBeLessThanOrEqual(2 * blocksOf(await ask()));
  });

  it('stand beside their member as they stand in the talk, whoever came when [CHT-1]', async () => {
    await database.raw.exec(
      "insert into chat_member (room_id, member_id, name, joined_at) values ('long-7', 'late', '이름', now())",
    );
    await database.raw.exec("update chat_room set last_seq = 6, last_message_at = now() where id = 'long-7'");
    const apart = await database.raw.query(`
      select m.room_id, m.member_id from chat_member m join chat_room r on r.id = m.room_id
      where (m.last_seq, m.last_message_at) is distinct from (r.last_seq, r.last_message_at)`);
    expect(apart).toEqual([]);
  });
});
