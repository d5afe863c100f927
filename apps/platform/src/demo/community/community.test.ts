import type { CommunityGroup, GroupDetail } from '@portal/domain/community/group';
import type { CommunityPost } from '@portal/domain/community/post';
import { createTestApp, testClock, type TestApp } from '../../testing/test-app.ts';
import { loadDemo } from '../load-demo.ts';
import { groupIdOf, postIdOf } from './community.ts';

const clock = testClock('2026-11-18T01:42:00Z');
let t: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp({ clock });
  const log = { info: () => undefined, warn: () => undefined };
  await loadDemo(t.database, {
    clock,
    identity: t.identity,
    assets: t.assets,
    notifications: t.notifications,
    chat: t.chat,
    log,
  });
  headers = await t.signIn('math', 'demo1234!');
}, 60_000);
afterAll(() => t.close());

const ask = async <T>(path: string) => (await t.request({ url: `/tns/v1${path}`, headers })).json<{ data: T }>().data;

describe('the groups of the demo [COM-1]', () => {
  it('are two of the main teacher’s, and one that she may find', async () => {
    const named = async (path: string) =>
      (await ask<{ items: CommunityGroup[] }>(path)).items.map((one) => one.groupName);
    const mine = await named('/groups/mine');
    const all = await named('/groups');
    expect([mine.length, all.length]).toEqual([2, 3]);
    expect(all.filter((one) => !mine.includes(one))).toEqual(['한국어를 가르치는 사람들']);
  });

  it('show a banner, what is pinned, and questions that wait and that are solved', async () => {
    expect(await ask<GroupDetail>(`/groups/${groupIdOf('math')}`)).toMatchObject({
      bannerUrl: expect.stringContaining('http') as string,
      myRole: 'MODERATOR',
      quantityMembers: 5,
      openQuestions: 1,
      solvedQuestions: 1,
      mine: { answers: 1, solved: 1 },
    });
    const { items } = await ask<{ items: CommunityPost[] }>(`/groups/${groupIdOf('math')}/posts`);
    expect(items.map(({ id }) => id)).toEqual(['promise', 'negative', 'slope', 'graphs', 'probability'].map(postIdOf));
    expect(items.at(-1)?.answer?.isMine).toBe(true);
  });

  it('share a pack with files that she can open, and one of her own that was taken', async () => {
    const shared = await ask<CommunityPost>(`/posts/${postIdOf('graphs')}`);
    expect(shared).toMatchObject({
      files: [{ text: '좌표평면 위의 함수 그래프' }],
      pack: { licence: 'CC_BY_NC', takers: 2, thanks: 1, mine: null, documents: [{ kind: 'PDF' }, { kind: 'WORD' }] },
    });
    expect(shared.pack!.documents.every(({ file, size }) => file?.size === size)).toBe(true);
    expect(await ask<GroupDetail>(`/groups/${groupIdOf('first')}`)).toMatchObject({ mine: { packs: 1, takers: 1 } });
  });
});
