import type { Database } from '../../core/database/database.ts';
import { blocksOf, planOf, stepsOf } from '../../testing/query-plan.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { commentsStatement } from './comments/comments.queries.ts';
import { groupsStatement, myGroupsStatement } from './groups/groups.queries.ts';
import { membersStatement } from './groups/members.queries.ts';
import { postsStatement } from './posts/post-list.queries.ts';
import { participantsStatement } from './posts/posts.queries.ts';
import { dueStatement } from './shared-packs/takings.queries.ts';

const SHORT = 20;
const SIZE = 10;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.raw.exec(`
    insert into app_user (id, code, username, name, user_type, created_at)
      select 'usr-' || n, 'KR' || lpad(n::text, 7, '0') || 'TC', 'usr-' || n, '선생님 ' || n, 'TEACHER', now()
      from generate_series(1, 1500) n`);
  for (const [name, posts] of [
    ['short', SHORT],
    ['long', 100 * SHORT],
  ] as const)
    await database.raw.exec(`
      insert into community_group (id, client_id, name, description, seats, founded_by, founded_at)
        values ('${name}', gen_random_uuid(), '${name}', '소개', 2000, 'ops', now());
      insert into community_member (group_id, member_id, role, joined_at)
        select '${name}', 'usr-' || n, case n when 1 then 'OWNER' else 'MEMBER' end, now()
        from generate_series(1, ${name === 'short' ? SHORT : 1500}) n;
      insert into community_post (id, client_id, group_id, author_id, kind, title, content, is_pinned, created_at)
        select '${name}-' || n, gen_random_uuid(), '${name}', 'usr-' || (n % 20 + 1),
          case n % 4 when 0 then 'QUESTION' when 1 then 'PACK' else 'TALK' end, '제목', case when n <= 5 then '기울기' else '내용' end || ' ' || n, n < 3, now()
        from generate_series(1, ${posts}) n;
      insert into community_comment (id, client_id, post_id, group_id, author_id, content, created_at)
        select '${name}-c' || n, gen_random_uuid(), '${name}-4', '${name}', 'usr-1', '댓글', now() from generate_series(1, ${posts}) n;
      update community_post set answer_id = '${name}-c1' where id = '${name}-4'`);
  await database.raw.exec(`
    insert into community_group (id, client_id, name, description, seats, founded_by, founded_at)
      select 'grp-' || n, gen_random_uuid(), '모임 ' || n, '소개', 10, 'ops', now() from generate_series(1, 500) n`);
  await database.raw.exec(`
    insert into community_taking (post_id, taker_id, taken_at, settled_at)
      select 'long-1', 'usr-' || n, now(), case when n > 5 then now() end from generate_series(1, 1500) n`);
  await database.raw.exec('vacuum analyze');
}, 120_000);
afterAll(() => database.close());

const most = (plan: Parameters<typeof stepsOf>[0]) => Math.max(...stepsOf(plan).map((step) => step['Actual Rows']));

describe('a hundred times as much in a group [COM-1]', () => {
  it.each([
    ['all posts', {}],
    ['talks', { kind: 'TALK' }],
    ['questions', { kind: 'QUESTION' }],
    ['packs', { kind: 'PACK' }],
    ['questions that wait', { state: 'OPEN' }],
  ] as const)('does not make the list of %s read more than twice as much', async (_name, filter) => {
    const plan = (group: string) =>
      planOf(database, postsStatement(database.db, 'usr-1', group, { ...filter, size: 5 }), {});
    const [short, long] = [await plan('short'), await plan('long')];
    expect(blocksOf(long)).toBeLessThanOrEqual(2 * Math.max(blocksOf(short), 10));
    expect(most(long)).toBeLessThanOrEqual(5);
  });

  it('does not make a page far down read more than the first one', async () => {
    const ask = (lastItem?: string) =>
      planOf(database, postsStatement(database.db, 'usr-1', 'long', { lastItem, size: SIZE }), {});
    expect(blocksOf(await ask('long-100'))).toBeLessThanOrEqual(2 * blocksOf(await ask()));
  });

  it('does not make a search read more than twice as much, nor look at posts without the words', async () => {
    const plan = (group: string) =>
      planOf(database, postsStatement(database.db, 'usr-1', group, { search: '기울기', size: SIZE }), {});
    const [short, long] = [await plan('short'), await plan('long')];
    expect(stepsOf(long).map((step) => step['Index Name'])).toContain('community_post_pairs');
    expect(most(long)).toBeLessThanOrEqual(5);
    expect(blocksOf(long)).toBeLessThanOrEqual(2 * Math.max(blocksOf(short), 10));
  });

  it.each([
    ['comments', (group: string) => commentsStatement(database.db, `${group}-4`, { size: SIZE })],
    [
      'comments around one',
      (group: string) => commentsStatement(database.db, `${group}-4`, { around: `${group}-c500`, size: SIZE }),
    ],
    [
      'comments before one',
      (group: string) => commentsStatement(database.db, `${group}-4`, { firstItem: `${group}-c500`, size: SIZE }),
    ],
    ['members', (group: string) => membersStatement(database.db, group, { size: SIZE })],
  ] as const)('does not make a page of %s read more than its own rows', async (_name, statementOf) => {
    expect(most(await planOf(database, statementOf('long'), {}))).toBeLessThanOrEqual(SIZE);
  });
});

describe('thousands of comments in other posts [COM-1]', () => {
  it('are not read to find who has a part in one', async () => {
    const plan = await planOf(database, participantsStatement(database.db, 'short-4'), {});
    expect(most(plan)).toBeLessThanOrEqual(SHORT + 1);
  });
});

describe('fifteen hundred who took a pack [COM-1]', () => {
  it('are not read to find the five that are to be settled', async () => {
    const plan = await planOf(database, dueStatement(database.db, new Date(), SIZE), {});
    expect(most(plan)).toBeLessThanOrEqual(5);
  });
});

describe('five hundred groups [COM-1]', () => {
  it('are read a page at a time', async () => {
    const plan = await planOf(database, groupsStatement(database.db, 'usr-1', { size: SIZE }), {});
    expect(most(plan)).toBeLessThanOrEqual(SIZE);
  });

  it('leave a teacher with the two that she is in', async () => {
    const plan = await planOf(database, myGroupsStatement(database.db, 'usr-1', { size: SIZE }), {});
    expect(most(plan)).toBeLessThanOrEqual(2);
  });

  it('keep in their rows what is said in them', async () => {
    const apart = await database.raw.query(`
      select g.id from community_group g left join community_post p on p.group_id = g.id group by g.id
      having (g.post_count, g.pack_count, g.open_questions, g.solved_questions) <> (count(p.id),
        count(p.id) filter (where p.kind = 'PACK'), count(p.id) filter (where p.kind = 'QUESTION' and p.answer_id is null),
        count(p.answer_id))`);
    const miscounted = await database.raw.query(`
      select g.id from community_group g where member_count <> (select count(*) from community_member where group_id = g.id)`);
    expect([apart, miscounted]).toEqual([[], []]);
  });
});
