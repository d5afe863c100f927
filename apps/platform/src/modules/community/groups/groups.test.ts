import type { CommunityGroup, GroupMember } from '@portal/domain/community/group';
import {
  type CommunityApp,
  createCommunityApp,
  GROUP,
  GROUPS,
  type Who,
} from '../../../testing/community/community-app.ts';

let t: CommunityApp;
beforeAll(async () => {
  t = await createCommunityApp();
  await t.database.raw.exec(`
    insert into community_group (id, client_id, name, description, seats, founded_by, founded_at)
      select 'grp_' || n, gen_random_uuid(), '가 모임 ' || n, '소개 ' || n, 2, 'ops', now() from generate_series(1, 5) n`);
});
afterAll(() => t.close());

const names = async (who: Who, query: string) =>
  (await t.as<{ items: CommunityGroup[] }>(who, 'GET', `${GROUPS}${query}`)).data.items.map((one) => one.groupName);
const members = async (query = '') =>
  (await t.as<{ items: GroupMember[] }>('guest', 'GET', `${GROUPS}/${GROUP}/members${query}`)).data.items;
const act = (who: Who, action: 'join' | 'leave', id = GROUP) => t.as(who, 'POST', `${GROUPS}/${id}/${action}`);

describe('groups of teachers [COM-1]', () => {
  it('are read by every teacher, by name, and page by page', async () => {
    expect(await names('guest', '?size=2')).toEqual(['가 모임 1', '가 모임 2']);
    expect(await names('guest', '?size=4&lastItem=grp_2')).toEqual([
      '가 모임 3',
      '가 모임 4',
      '가 모임 5',
      '시험 모임',
    ]);
    expect(await names('guest', '?search=소개%204')).toEqual(['가 모임 4']);
    expect(await names('guest', '?search=%25')).toEqual([]);
  });

  it('are hers once she has joined, however often she asks, and no more when she has left', async () => {
    expect(await names('guest', '/mine')).toEqual([]);
    for (let again = 0; again < 2; again++) expect((await act('guest', 'join')).status).toBe(200);
    expect(await names('guest', '/mine')).toEqual(['시험 모임']);
    expect(await t.group('guest')).toMatchObject({ myRole: 'MEMBER', quantityMembers: 5 });
    for (let again = 0; again < 2; again++) expect((await act('guest', 'leave')).status).toBe(200);
    expect(await t.group('guest')).toMatchObject({ myRole: null, quantityMembers: 4 });
  });

  it('name who is in them: owner, moderators, and then who came first', async () => {
    const all = await members();
    expect(all.map(({ name, role }) => `${role} ${name}`)).toEqual([
      'OWNER owner',
      'MODERATOR moderator',
      'MEMBER asker',
      'MEMBER helper',
    ]);
    expect((await members(`?lastItem=${all[1]!.id}&size=1`)).map(({ name }) => name)).toEqual(['asker']);
    expect((await members('?search=help')).map(({ name }) => name)).toEqual(['helper']);
    expect((await members('?role=OWNER')).map(({ name }) => name)).toEqual(['owner']);
    expect((await t.group('asker')).members.filter(({ isMe }) => isMe)).toMatchObject([{ name: 'asker' }]);
  });

  it('have no more members than seats', async () => {
    for (const who of ['owner', 'asker'] as const) expect((await act(who, 'join', 'grp_1')).status).toBe(200);
    expect(await act('guest', 'join', 'grp_1')).toMatchObject({ status: 409, code: 'GROUP_FULL' });
    expect(await act('asker', 'join', 'grp_1')).toMatchObject({ status: 200 });
  });

  it('tell nobody what never was', async () => {
    for (const path of ['/none', '/none/members', '/none/posts'])
      expect(await t.as('guest', 'GET', `${GROUPS}${path}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await act('guest', 'join', 'none')).code).toBe('NOT_FOUND');
  });
});

describe('who looks after a group [COM-1]', () => {
  const role = (who: Who, of: keyof CommunityApp['ids'], to: string) =>
    t.as<GroupMember>(who, 'PUT', `${GROUPS}/${GROUP}/members/${t.ids[of]}`, { role: to });

  it('is said by its owner alone', async () => {
    expect(await role('moderator', 'asker', 'MODERATOR')).toMatchObject({ status: 403, code: 'NOT_OWNER' });
    expect(await role('guest', 'asker', 'MODERATOR')).toMatchObject({ code: 'NOT_OWNER' });
    expect((await role('owner', 'asker', 'MODERATOR')).data.role).toBe('MODERATOR');
    expect((await role('owner', 'asker', 'MEMBER')).data.role).toBe('MEMBER');
    expect(await role('owner', 'guest', 'MODERATOR')).toMatchObject({ status: 404 });
  });

  it('is passed on, so that a group always has one owner, who then may leave no more', async () => {
    expect(await act('owner', 'leave')).toMatchObject({ status: 409, code: 'LAST_OWNER' });
    expect(await role('owner', 'owner', 'MEMBER')).toMatchObject({ status: 409, code: 'LAST_OWNER' });
    expect((await role('owner', 'asker', 'OWNER')).data.role).toBe('OWNER');
    expect(await t.group('owner')).toMatchObject({ myRole: 'MODERATOR' });
    expect((await act('asker', 'leave')).code).toBe('LAST_OWNER');
    expect((await role('asker', 'owner', 'OWNER')).data.role).toBe('OWNER');
    expect((await role('owner', 'asker', 'MEMBER')).data.role).toBe('MEMBER');
  });

  it('mutes it for herself', async () => {
    const mute = (who: Who, isMuted: boolean) => t.as(who, 'PUT', `${GROUPS}/${GROUP}/mute`, { isMuted });
    expect((await mute('asker', true)).data).toMatchObject({ isMuted: true });
    expect(await t.group('helper')).toMatchObject({ isMuted: false });
    expect((await mute('asker', false)).data).toMatchObject({ isMuted: false });
    expect(await mute('guest', true)).toMatchObject({ status: 403, code: 'NOT_MEMBER' });
  });
});
