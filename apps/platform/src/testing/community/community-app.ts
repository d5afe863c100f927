import { randomUUID } from 'node:crypto';
import type { GroupDetail, GroupRole } from '@portal/domain/community/group';
import type { CommunityPost, PostComment } from '@portal/domain/community/post';
import { hearChanges } from '../hear-changes.ts';
import { createTestApp, testClock, type TestApp, type TestClock } from '../test-app.ts';

/** A Wednesday, 10:42 in Seoul. */
export const COMMUNITY_NOW = '2026-11-18T01:42:00.000Z';
export const GROUPS = '/tns/v1/groups';
export const POSTS = '/tns/v1/posts';
export const GROUP_DESK = '/tns/v1/ops/groups';
/** The group that everybody but `guest` is in, with ten seats. */
export const GROUP = 'grp_test';

/** The owner of the group, a moderator, two members, a teacher who is in no group, and an operator. */
const TEACHERS = ['owner', 'moderator', 'asker', 'helper', 'guest'] as const;
export type Who = (typeof TEACHERS)[number] | 'ops';
const ROLES: Partial<Record<Who, GroupRole>> = {
  owner: 'OWNER',
  moderator: 'MODERATOR',
  asker: 'MEMBER',
  helper: 'MEMBER',
};

export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly code?: string;
  readonly fields?: Record<string, string>;
}

export interface CommunityApp extends TestApp {
  readonly clock: TestClock;
  readonly ids: Record<(typeof TEACHERS)[number], string>;
  /** `user event id`, in the order of the socket. */
  readonly heard: string[];
  as<T>(who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer<T>>;
  group(who: Who, id?: string): Promise<GroupDetail>;
  /** Posts to the group; the answer is the post. */
  post(who: Who, over?: object): Promise<CommunityPost>;
  ask(who: Who, over?: object): Promise<CommunityPost>;
  comment(who: Who, postId: string, over?: object): Promise<PostComment>;
  read(who: Who, postId: string): Promise<CommunityPost>;
  /** Picks up what lies in a queue and decides about it. */
  decide(queue: 'POSTS' | 'APPEALS', id: string, decision: 'ACCEPT' | 'DECLINE'): Promise<Answer<unknown>>;
  /** `KIND title` of what somebody was told, in order. */
  told(who: (typeof TEACHERS)[number]): Promise<string[]>;
  countOf(what: string): Promise<number>;
}

/** A platform with one group of teachers. */
export async function createCommunityApp(): Promise<CommunityApp> {
  const clock = testClock(COMMUNITY_NOW);
  const t = await createTestApp({ clock });
  const ids = {} as CommunityApp['ids'];
  for (const username of TEACHERS) ids[username] = (await t.addUser({ username, name: username })).id;
  await t.addUser({ username: 'ops', userType: 'OPERATOR', desks: ['HELP'] });
  await t.database.raw.query(
    `insert into community_group (id, client_id, name, description, seats, founded_by, founded_at)
      values ($1, gen_random_uuid(), '시험 모임', '무엇이든 물어요.', 10, 'ops', $2)`,
    [GROUP, COMMUNITY_NOW],
  );
  for (const [who, role] of Object.entries(ROLES))
    await t.database.raw.query(
      'insert into community_member (group_id, member_id, role, joined_at) values ($1, $2, $3, $4)',
      [GROUP, ids[who as keyof typeof ids], role, COMMUNITY_NOW],
    );
  const heard = hearChanges(t.realtime);
  const signedIn = new Map<Who, { at: number; headers: Promise<Record<string, string>> }>();
  /** Tests let days pass, and a token lives for minutes. */
  function headersOf(who: Who): Promise<Record<string, string>> {
    const at = clock.now().getTime();
    const known = signedIn.get(who);
    if (known && at - known.at < 300_000) return known.headers;
    const headers = t.signIn(who);
    signedIn.set(who, { at, headers });
    return headers;
  }

  const app: CommunityApp = {
    ...t,
    clock,
    ids,
    heard,
    async as(who, method, path, body) {
      const headers = await headersOf(who);
      const answer = await t.request({ method, url: path, headers, ...(body && { payload: body }) });
      return { status: answer.statusCode, ...answer.json<{ data: never }>() };
    },
    group: async (who, id = GROUP) => (await app.as<GroupDetail>(who, 'GET', `${GROUPS}/${id}`)).data,
    async post(who, over = {}) {
      const words = { kind: 'TALK', title: '', content: '안녕하세요', files: [] };
      const body = { clientId: randomUUID(), groupId: GROUP, ...words, ...over };
      return (await app.as<CommunityPost>(who, 'POST', POSTS, body)).data;
    },
    ask: (who, over = {}) => app.post(who, { kind: 'QUESTION', title: '왜 그럴까요?', ...over }),
    async comment(who, postId, over = {}) {
      const body = { clientId: randomUUID(), content: '이렇게 해 보세요.', ...over };
      return (await app.as<PostComment>(who, 'POST', `${POSTS}/${postId}/comments`, body)).data;
    },
    read: async (who, postId) => (await app.as<CommunityPost>(who, 'GET', `${POSTS}/${postId}`)).data,
    async decide(queue, id, decision) {
      await app.as('ops', 'POST', `/tns/v1/ops/${queue}/${id}/pick-up`, {});
      const { data } = await app.as<{ stamp?: string }>('ops', 'GET', `/tns/v1/ops/${queue}/${id}`);
      return app.as('ops', 'POST', `/tns/v1/ops/${queue}/${id}/decide`, {
        decision,
        reason: '확인했어요.',
        remarks: [],
        stamp: data.stamp,
      });
    },
    async told(who) {
      const rows = await t.database.raw.query<{ line: string }>(
        `select payload ->> 'kind' || ' ' || (payload ->> 'title') as line from outbox
          where user_id = $1 and payload ->> 'kind' like 'COMMUNITY%' order by seq`,
        [ids[who]],
      );
      return rows.map(({ line }) => line);
    },
    async countOf(what) {
      const [row] = await t.database.raw.query<{ n: number }>(`select count(*)::int as n from ${what}`);
      return row!.n;
    },
  };
  return app;
}
