import { randomUUID } from 'node:crypto';
import type { WordsState } from '@portal/domain/community/moderation-transitions';
import {
  type Answer,
  type CommunityApp,
  createCommunityApp,
  GROUP,
  GROUPS,
  POSTS,
  type Who,
} from '../../testing/community/community-app.ts';

const CALLERS = 24;
const ROUNDS = 4;

let t: CommunityApp;
beforeAll(async () => {
  t = await createCommunityApp();
  for (const who of ['owner', 'moderator', 'asker', 'helper', 'guest', 'ops'] as const) await t.signIn(who);
});
beforeEach(() =>
  t.database.raw.exec(`delete from community_post; delete from community_report; delete from community_removal;
    delete from ops_item; delete from outbox`),
);
afterAll(() => t.close());

/** How often each outcome came; a deadlock or any other surprise would show as UNEXPECTED. */
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const outcomeOf = async (answer: Promise<Answer<unknown>>) => {
  const { status, code } = await answer;
  return code ?? String(status);
};
const each = <T>(work: (no: number) => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, (_, no) => work(no)));
const pick = <T>(all: readonly T[], no: number): T => all[no % all.length]!;
const post = (who: Who, path: string, body?: object) => outcomeOf(t.as(who, 'POST', path, body));
const decide = (queue: 'POSTS' | 'APPEALS', id: string, no: number, stamp?: string) =>
  outcomeOf(
    t.as('ops', 'POST', `/tns/v1/ops/${queue}/${id}/decide`, {
      decision: no % 2 ? 'ACCEPT' : 'DECLINE',
      reason: '확인했어요.',
      remarks: [],
      stamp,
    }),
  );

describe('at the same moment', () => {
  it('one of many takes the last place of a group [COM-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = `grp_last_${round}`;
      await t.database.raw.query(
        `insert into community_group (id, client_id, name, description, seats, founded_by, founded_at)
          values ($1, gen_random_uuid(), $1, '소개', 2, 'ops', now())`,
        [id],
      );
      await t.database.raw.query(`insert into community_member values ($1, $2, default, 'OWNER', default, now())`, [
        id,
        t.ids.owner,
      ]);
      const outcomes = await each((no) =>
        post(pick(['moderator', 'asker', 'helper', 'guest'], no), `${GROUPS}/${id}/join`),
      );
      // Who took it may ask again and again.
      expect(tally(outcomes)).toEqual({ 200: CALLERS / 4, GROUP_FULL: (3 * CALLERS) / 4 });
      expect(await t.countOf(`community_member where group_id = '${id}'`)).toBe(2);
      expect((await t.group('owner', id)).quantityMembers).toBe(2);
    }
  });

  it('a group is passed on, left and joined, and always has one owner [COM-1]', async () => {
    const members = `${GROUPS}/${GROUP}/members`;
    for (let round = 0; round < ROUNDS; round++) {
      const two = ['owner', 'moderator'] as const;
      const outcomes = await each((no) => {
        const [giver, taker] = [pick(two, no), pick(two, no + 1)];
        const actions = [
          () => outcomeOf(t.as(giver, 'PUT', `${members}/${t.ids[taker]}`, { role: 'OWNER' })),
          () => post(giver, `${GROUPS}/${GROUP}/leave`),
          () => post(taker, `${GROUPS}/${GROUP}/join`),
        ];
        return pick(actions, no + round)();
      });
      const legal = ['200', 'NOT_OWNER', 'LAST_OWNER', 'NOT_FOUND'];
      expect(outcomes.filter((one) => !legal.includes(one))).toEqual([]);
      expect(await t.countOf(`community_member where group_id = '${GROUP}' and role = 'OWNER'`)).toBe(1);
      expect((await t.group('guest')).quantityMembers).toBe(
        await t.countOf(`community_member where group_id = '${GROUP}'`),
      );
    }
    // As it was, for the others.
    const [owner] = await t.database.raw.query<{ id: string }>(
      `select member_id as id from community_member where group_id = '${GROUP}' and role = 'OWNER'`,
    );
    for (const who of ['owner', 'moderator'] as const) await post(who, `${GROUPS}/${GROUP}/join`);
    const now = owner!.id === t.ids.owner ? 'owner' : 'moderator';
    await t.as(now, 'PUT', `${members}/${t.ids.owner}`, { role: 'OWNER' });
    await t.as('owner', 'PUT', `${members}/${t.ids.moderator}`, { role: 'MODERATOR' });
  });

  it('two who look after a group remove a post that is reported: one removal, told once [COM-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await t.post('asker');
      const outcomes = await each((no) =>
        no % 3 === 2
          ? post(pick(['helper', 'guest'], no), `${POSTS}/${id}/report`, { reason: 'RUDE', words: '' })
          : post(pick(['owner', 'moderator'], no), `${POSTS}/${id}/remove`, { reason: `이유 ${no}` }),
      );
      const counts = tally(outcomes);
      expect(
        Object.keys(counts).filter((one) => !['200', 'WRONG_STATE', 'REPORT_EXISTS', 'POST_REMOVED'].includes(one)),
      ).toEqual([]);
      expect(await t.countOf(`community_removal where words_id = '${id}'`)).toBe(1);
      expect(await t.countOf(`outbox where dedupe_key like 'COMMUNITY_REMOVED/${id}/%'`)).toBe(1);
      expect(await t.countOf(`ops_item where id = '${id}' and decided_at is null`)).toBe(0);
      expect(await t.countOf(`community_report where words_id = '${id}' and outcome is null`)).toBe(0);
    }
  });

  it('a report is decided, its words removed, changed and deleted, and no deadlock comes of it [COM-1]', async () => {
    for (let round = 0; round < 2 * ROUNDS; round++) {
      const question = await t.ask('helper');
      const { id } = await t.comment('asker', question.id);
      const path = `${POSTS}/${question.id}/comments/${id}`;
      await t.as('guest', 'POST', `${path}/report`, { reason: 'SPAM', words: '' });
      const { data } = await t.as<{ stamp?: string }>('ops', 'POST', `/tns/v1/ops/POSTS/${id}/pick-up`, {});
      const actions = [
        (no: number) => decide('POSTS', id, no, data.stamp),
        () => post('owner', `${path}/remove`, { reason: '이유' }),
        () => outcomeOf(t.as('asker', 'DELETE', path)),
        () => post('helper', `${POSTS}/${question.id}/solve`, { commentId: id }),
        (no: number) => outcomeOf(t.as('asker', 'PUT', path, { version: 1, content: `고친 ${no}` })),
        () => outcomeOf(t.as('helper', 'DELETE', `${POSTS}/${question.id}`)),
        () => post('moderator', `${path}/report`, { reason: 'RUDE', words: '' }),
      ];
      // The desk has the shorter way: in some rounds it comes late.
      const outcomes = await each((no) => pick(actions, no + round)(no));
      const legal = ['200', 'WRONG_STATE', 'NOT_FOUND', 'POST_REMOVED', 'VERSION_CONFLICT', 'REPORT_EXISTS'];
      expect(outcomes.filter((one) => !legal.includes(one))).toEqual([]);
      const [row] = await t.database.raw.query<{ state: WordsState }>(
        'select state from community_comment where id = $1',
        [id],
      );
      const isWaiting = await t.countOf(`ops_item where id = '${id}' and decided_at is null`);
      expect(isWaiting).toBe(Number(row!.state === 'REPORTED'));
      const open = await t.countOf(`community_report where words_id = '${id}' and outcome is null`);
      expect(open > 0).toBe(row!.state === 'REPORTED');
      expect(await t.countOf(`community_post where answer_id = '${id}' and deleted_at is not null`)).toBe(0);
    }
  });

  it('a post is removed while it is commented and a comment is reported: what was said is counted, and nothing comes behind it [COM-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await t.post('asker');
      const comment = await t.comment('helper', id);
      const actions = [
        (no: number) => post('helper', `${POSTS}/${id}/comments`, { clientId: randomUUID(), content: `댓글 ${no}` }),
        () => post('guest', `${POSTS}/${id}/comments/${comment.id}/report`, { reason: 'SPAM', words: '' }),
        (no: number) =>
          no === 2 + 3 * round
            ? post('owner', `${POSTS}/${id}/remove`, { reason: '이유' })
            : Promise.resolve('NOTHING'),
      ];
      const counts = tally(await each((no) => pick(actions, no)(no)));
      const legal = ['200', '201', 'POST_REMOVED', 'REPORT_EXISTS', 'WRONG_STATE', 'NOTHING'];
      expect(Object.keys(counts).filter((one) => !legal.includes(one))).toEqual([]);
      expect(await post('helper', `${POSTS}/${id}/comments`, { clientId: randomUUID(), content: '늦은 댓글' })).toBe(
        'POST_REMOVED',
      );
      const stored = 1 + (counts['201'] ?? 0);
      expect(await t.countOf(`community_comment where post_id = '${id}'`)).toBe(stored);
      const removed = `community_post where id = '${id}' and state = 'REMOVED'`;
      expect(await t.countOf(`${removed} and comment_count = ${stored}`)).toBe(1);
      // Whoever reported a comment is still to be answered.
      const waits = Number((await t.countOf(`community_report where words_id = '${comment.id}'`)) > 0);
      expect(await t.countOf(`ops_item where id = '${comment.id}' and decided_at is null`)).toBe(waits);
    }
  });

  it('likes and comments of all are counted [COM-1]', async () => {
    const { id } = await t.post('asker');
    const outcomes = await each((no) =>
      no % 2
        ? post(pick(['owner', 'moderator', 'helper'], no), `${POSTS}/${id}/reactions`, { isLiked: true })
        : post('helper', `${POSTS}/${id}/comments`, { clientId: randomUUID(), content: `댓글 ${no}` }),
    );
    expect(tally(outcomes)).toEqual({ 200: CALLERS / 2, 201: CALLERS / 2 });
    expect(await t.read('asker', id)).toMatchObject({ likes: 3, comments: CALLERS / 2 });
  });

  it('no more than three posts are pinned [COM-1]', async () => {
    const ids: string[] = [];
    for (let no = 0; no < 6; no++) ids.push((await t.post('asker')).id);
    const outcomes = await each((no) => post('owner', `${POSTS}/${pick(ids, no)}/pin`, { isPinned: true }));
    expect(Object.keys(tally(outcomes)).sort()).toEqual(['200', 'LIMIT_REACHED']);
    expect(await t.countOf('community_post where is_pinned')).toBe(3);
  });
});
