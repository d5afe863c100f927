import type { Database } from '../../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../../testing/query-plan.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { foundStatement } from './search.queries.ts';

const TALKS = 10;
const FOUND = 5;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const fill = (member: string, talks: number, said: number) => `
    insert into chat_room (id, kind, title, created_at) select '${member}-' || n, 'ROOM', '이야기', now() from generate_series(1, ${talks}) n;
    insert into chat_member (room_id, member_id, name, joined_at)
      select '${member}-' || n, '${member}', '이름', now() from generate_series(1, ${talks}) n;
    insert into chat_message (room_id, seq, sender_id, content, sent_at)
      select '${member}-' || n, k, 'pupil', case when n = 1 and k <= ${FOUND} then '기말시험은 언제예요' else '오늘은 ' || k || '쪽을 읽었어요' end,
        now() - k * interval '1 hour'
      from generate_series(1, ${talks}) n, generate_series(1, ${said}) k`;
  await database.raw.exec(fill('short', TALKS, 10));
  await database.raw.exec(fill('long', TALKS, 1_000));
  // What others say of it is much more.
  await database.raw.exec(`
    ${fill('others', 100, 10)};
    update chat_message set content = '시험이 시험을 시험해요' where room_id like 'others-%'`);
  await database.raw.exec('vacuum analyze');
}, 120_000);
afterAll(() => database.close());

const plan = (memberId: string) =>
  planOf(database, foundStatement(database.db, memberId, { words: ['시험'], size: 10 }), {});

describe('a hundred times as many messages [CHT-1]', () => {
  it('do not make a search read more than twice as much', async () => {
    const [short, long] = [await plan('short'), await plan('long')];
    expect(stepsOf(long).map((step) => step['Index Name'])).toContain('chat_message_pairs');
    expect(blocksOf(long)).toBeLessThanOrEqual(2 * blocksOf(short));
  });

  it('are not looked at one by one: only those with the words, and in her talks', async () => {
    const ofMessages = stepsOf(await plan('long')).filter((step) => step['Relation Name'] === 'chat_message');
    // Of each of her talks, on average.
    expect(Math.max(...ofMessages.map((step) => step['Actual Rows']))).toBeLessThanOrEqual(FOUND / TALKS);
  });
});
