import { randomUUID } from 'node:crypto';
import type { KeptGroup } from '@portal/domain/community/group-desk.contract';
import { type CommunityApp, createCommunityApp, GROUP_DESK } from '../../../testing/community/community-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

let t: CommunityApp;
beforeAll(async () => {
  t = await createCommunityApp();
});
afterAll(() => t.close());

const facts = (over = {}) => ({
  groupName: `모임 ${randomUUID().slice(0, 8)}`,
  description: '막힌 곳을 물어요.',
  bannerId: null,
  bannerText: '',
  subjectId: null,
  seats: 2,
  ownerUsername: 'asker',
  ...over,
});
const found = (over = {}) => t.as<KeptGroup>('ops', 'POST', GROUP_DESK, { clientId: randomUUID(), ...facts(over) });
const change = (id: string, over = {}) =>
  t.as<KeptGroup>('ops', 'PUT', `${GROUP_DESK}/${id}`, { version: 1, ...facts(over) });
const banner = async (name = 'graph.png') => {
  const [ops] = await t.database.raw.query<{ id: string }>(`select id from app_user where username = 'ops'`);
  return addFileRow(t.database, { ownerId: ops!.id, location: 'GROUP_BANNER', name });
};

describe('a group that the team founds [COM-1]', () => {
  it('has its first owner, who finds it among hers', async () => {
    const { status, data } = await found({ subjectId: 'math', bannerId: await banner(), bannerText: '함수의 그래프' });
    expect([status, data.owner.username, data.banner?.name]).toEqual([201, 'asker', 'graph.png']);
    expect(await t.group('asker', data.groupId)).toMatchObject({
      myRole: 'OWNER',
      quantityMembers: 1,
      bannerText: '함수의 그래프',
      bannerUrl: expect.stringContaining('http') as string,
    });
  });

  it('is given to a teacher by the e-mail with which she signs in, as well as by her name', async () => {
    await t.database.raw.query("update app_user set email = 'helper@example.com' where username = 'helper'");
    const { data } = await found({ ownerUsername: 'helper@example.com' });
    expect(data.owner.username).toBe('helper');
  });

  it('is one, however often the same call comes', async () => {
    const body = { clientId: randomUUID(), ...facts() };
    const [one, two] = [
      await t.as<KeptGroup>('ops', 'POST', GROUP_DESK, body),
      await t.as<KeptGroup>('ops', 'POST', GROUP_DESK, body),
    ];
    expect(two).toEqual(one);
    expect(await t.as('ops', 'POST', GROUP_DESK, { ...body, seats: 9 })).toMatchObject({
      status: 422,
      code: 'KEY_REUSED',
    });
  });

  it.each([
    ['of a teacher that nobody is', { ownerUsername: 'nobody' }, 'VALIDATION', 'ownerUsername'],
    ['of an operator', { ownerUsername: 'ops' }, 'VALIDATION', 'ownerUsername'],
    ['for a subject that nobody teaches', { subjectId: 'none' }, 'VALIDATION', 'subjectId'],
    ['under a name that another has', { groupName: '시험 모임' }, 'VALUE_TAKEN', 'groupName'],
  ])('is none %s', async (_what, over, code, field) => {
    const answer = await found(over);
    expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual([code, [field]]);
  });

  it('shows no file that somebody else sent, or that was sent for something else', async () => {
    const foreign = await addFileRow(t.database, { ownerId: t.ids.owner, location: 'GROUP_BANNER' });
    for (const bannerId of [foreign, 'none'])
      expect((await found({ bannerId, bannerText: '그림' })).code).toBe('FILE_NOT_FOUND');
  });
});

describe('a group that the team changes [COM-1]', () => {
  it('goes to another owner, and the one before moderates', async () => {
    const { groupId } = (await found({ seats: 3 })).data;
    const { data } = await change(groupId, { ownerUsername: 'helper', seats: 3 });
    expect([data.owner.username, data.version]).toEqual(['helper', 2]);
    expect((await t.group('asker', groupId)).myRole).toBe('MODERATOR');
    expect((await change(groupId, { seats: 3 })).code).toBe('VERSION_CONFLICT');
  });

  it('keeps a seat for everybody who is in it', async () => {
    const { groupId } = (await found()).data;
    for (const who of ['helper'] as const) await t.as(who, 'POST', `/tns/v1/groups/${groupId}/join`);
    expect((await change(groupId, { ownerUsername: 'guest' })).code).toBe('GROUP_FULL');
    expect((await change(groupId)).status).toBe(200);
  });

  it('is found by its name, and is nobody else’s work', async () => {
    const { groupId, groupName } = (await found()).data;
    const { data } = await t.as<{ items: KeptGroup[] }>(
      'ops',
      'GET',
      `${GROUP_DESK}?search=${encodeURIComponent(groupName)}`,
    );
    expect(data.items.map((one) => one.groupId)).toEqual([groupId]);
    expect((await t.as('owner', 'GET', GROUP_DESK)).status).toBe(403);
    expect((await t.as('ops', 'GET', `${GROUP_DESK}/none`)).code).toBe('NOT_FOUND');
  });
});
