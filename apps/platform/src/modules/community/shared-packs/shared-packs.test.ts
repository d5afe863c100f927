import { randomUUID } from 'node:crypto';
import { UPLOAD_QUOTA } from '@portal/domain/assets/upload-policy';
import type { CommunityPost } from '@portal/domain/community/post';
import { SHARED_PACK_TAKERS_A_MONTH, TAKE_BACK_SECONDS } from '@portal/domain/community/shared-pack';
import type { WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import {
  COMMUNITY_NOW,
  type CommunityApp,
  createCommunityApp,
  GROUP,
  GROUPS,
  POSTS,
} from '../../../testing/community/community-app.ts';
import { type PackCalls, packCalls } from '../../../testing/community/pack-calls.ts';
import { addFileRow } from '../../../testing/file-rows.ts';

let t: CommunityApp;
let packs: PackCalls;
beforeAll(async () => {
  t = await createCommunityApp();
  packs = packCalls(t);
}, 60_000);
beforeEach(() => t.clock.set(COMMUNITY_NOW));
afterEach(() =>
  t.database.raw
    .exec(`delete from community_report; delete from community_removal; delete from community_post; delete from lesson_pack;
    delete from library_document; delete from file_use; delete from file_text; delete from file_asset; delete from outbox`),
);
afterAll(() => t.close());

/** When a pack can be given back no more. */
async function settle() {
  t.clock.advance((TAKE_BACK_SECONDS + 1) * 1_000);
  await t.community.tick();
}
const pointsOf = async (who: 'helper' | 'asker') =>
  (await t.as<{ balance: number }>(who, 'GET', '/tns/v1/points/summary')).data.balance;

describe('a pack that is shared in a group [COM-1]', () => {
  it('is a post with a licence, what is in it by kind, and how many took it', async () => {
    const { status, data } = await packs.share('asker', (await packs.pack('asker')).id);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      kind: 'PACK',
      title: '일차함수 도입',
      state: null,
      pack: {
        name: '일차함수',
        licence: 'CC_BY',
        size: 1_000,
        documents: [{ name: '정리.pdf', kind: 'PDF', size: 1_000 }],
        homework: { title: '그래프', documents: [{ name: '정리.pdf' }] },
        questions: ['기울기는?'],
        takers: 0,
        thanks: 0,
        mine: null,
      },
    });
    expect(await t.group('asker')).toMatchObject({
      posts: 1,
      packs: 1,
      openQuestions: 0,
      mine: { packs: 1, takers: 0 },
    });
    const items = async (query: string) =>
      (await t.as<{ items: CommunityPost[] }>('guest', 'GET', `${GROUPS}/${GROUP}/posts${query}`)).data.items;
    expect(await items('?kind=PACK&search=도입')).toMatchObject([{ id: data.id, pack: { licence: 'CC_BY' } }]);
    expect(await items('?kind=TALK')).toEqual([]);
  });

  it('is refused without a licence, without a title, and without a pack; nothing else brings one', async () => {
    const { id: packId } = await packs.pack('asker');
    const fieldsOf = async (over: object) => (await packs.share('asker', packId, over)).fields;
    expect(await fieldsOf({ pack: { packId, licence: '' } })).toEqual({ 'pack.licence': '라이선스를 골라 주세요.' });
    expect(await fieldsOf({ pack: { packId } })).toHaveProperty(['pack.licence']);
    expect(await fieldsOf({ title: ' ' })).toEqual({ title: '어떤 자료인지 제목에 적어 주세요.' });
    expect(await fieldsOf({ pack: undefined })).toHaveProperty('pack');
    expect(await fieldsOf({ kind: 'TALK' })).toHaveProperty('pack');
  });

  it('is made of a pack of her own, with something in it, and one picture beside it', async () => {
    const foreign = await packs.pack('helper');
    expect((await packs.share('asker', foreign.id)).code).toBe('NOT_FOUND');
    const empty = await packs.pack('asker', { documentIds: [], homework: null, polls: [] });
    expect((await packs.share('asker', empty.id)).fields).toHaveProperty(['pack.packId']);
    const { id } = await packs.pack('asker');
    const paper = await addFileRow(t.database, { ownerId: t.ids.asker, location: 'POST', name: 'paper.pdf' });
    expect((await packs.share('asker', id, { files: [{ fileId: paper, text: '' }] })).fields).toHaveProperty('files');
    const image = await addFileRow(t.database, { ownerId: t.ids.asker, location: 'POST', name: 'graph.png' });
    expect((await packs.share('asker', id, { files: [{ fileId: image, text: '그래프' }] })).status).toBe(201);
    expect(await t.countOf('community_post')).toBe(1);
  });

  it('holds no contact data in any of its words', async () => {
    for (const over of [
      { homework: { title: '숙제', content: '010-1234-5678로 보내요', documentIds: [] } },
      { polls: [{ question: '물음', options: ['math@example.com', '없음'], answer: 0 }] },
    ]) {
      const { id } = await packs.pack('asker', over);
      expect((await packs.share('asker', id)).fields?.['pack.packId']).toMatch(/연락처/);
    }
  });

  it('leaves what students may have written on a board at home', async () => {
    const drawing = {
      id: 'd1',
      version: 1,
      kind: 'text',
      colour: 'ink',
      width: 'normal',
      points: [0, 0],
      text: '지우가 쓴 답',
    };
    const { id } = await packs.shared('asker', { pages: [[drawing as never]] });
    expect(await t.countOf(`community_pack where contents::text like '%지우%'`)).toBe(0);
    const { data } = await packs.take('helper', id);
    expect((await packs.packOf('helper', data.pack!.mine!.packId!)).pages).toEqual([]);
  });

  it('is one post, however often the same call comes', async () => {
    const { id } = await packs.pack('asker');
    const body = { clientId: randomUUID() };
    expect((await packs.share('asker', id, body)).data.id).toBe((await packs.share('asker', id, body)).data.id);
    const other = { ...body, pack: { packId: id, licence: 'CC0' } };
    expect((await packs.share('asker', id, other)).code).toBe('KEY_REUSED');
  });

  it('stays as it was shared, whatever its author does with her own', async () => {
    const mine = await packs.pack('asker');
    const { data } = await packs.share('asker', mine.id);
    await t.as('asker', 'DELETE', `/tns/v1/library/packs/${mine.id}`);
    for (const { id } of mine.documents)
      expect((await t.as('asker', 'DELETE', `/tns/v1/library/documents/${id}`)).status).toBe(200);
    expect((await t.read('helper', data.id)).pack).toMatchObject({ documents: [{ file: { name: '정리.pdf' } }] });
    expect((await packs.take('helper', data.id)).status).toBe(200);
  });

  it('opens its files to members of the group alone', async () => {
    const { id } = await packs.shared('asker');
    expect((await t.read('helper', id)).pack!.documents[0]!.file!.url).toMatch(/\?.*sig/);
    expect((await t.read('guest', id)).pack).toMatchObject({
      documents: [{ name: '정리.pdf', file: null }],
      homework: { documents: [{ file: null }] },
    });
  });

  it('is taken from all but its author when it is removed, and comes back with an appeal', async () => {
    const { id } = await packs.shared('asker');
    await t.as('moderator', 'POST', `${POSTS}/${id}/remove`, { reason: '남의 자료예요.' });
    expect((await t.read('helper', id)).pack).toBeNull();
    expect((await t.read('asker', id)).pack).toMatchObject({ name: '일차함수' });
    expect((await packs.take('helper', id)).code).toBe('POST_REMOVED');
    await t.as('asker', 'POST', `${POSTS}/${id}/appeal`, { words: '제가 만들었어요.' });
    await t.decide('APPEALS', id, 'ACCEPT');
    expect((await packs.take('helper', id)).status).toBe(200);
  });

  it('is shown to the team with everything in it when it is reported', async () => {
    const { id } = await packs.shared('asker');
    await t.as('helper', 'POST', `${POSTS}/${id}/report`, { reason: 'COPYRIGHT', words: '' });
    const { data } = await t.as<object>('ops', 'GET', `/tns/v1/ops/POSTS/${id}`);
    expect(JSON.stringify(data)).toMatch(/기울기는\?.*정리\.pdf/s);
  });
});

describe('taking a pack into her own library [COM-1]', () => {
  it('takes one press: documents, homework and questions are hers, and count in what she may have', async () => {
    const { id } = await packs.shared('asker');
    const { data } = await packs.take('helper', id);
    expect(data.pack).toMatchObject({ takers: 1, mine: { isThanked: false } });
    const copy = await packs.packOf('helper', data.pack!.mine!.packId!);
    expect(copy).toMatchObject({
      name: '일차함수',
      documents: [{ name: '정리.pdf', size: 1_000 }],
      homework: { title: '그래프', content: '42쪽' },
      polls: [{ question: '기울기는?' }],
    });
    // A document that stands twice in the pack comes once.
    expect(copy.homework!.documents[0]!.id).toBe(copy.documents[0]!.id);
    expect(await t.countOf(`file_asset where owner_id = '${t.ids.helper}' and unused_since is null`)).toBe(1);
  });

  it('is done once, however often it is pressed', async () => {
    const { id } = await packs.shared('asker');
    const first = (await packs.take('helper', id)).data.pack!.mine!.packId;
    const again = (await packs.take('helper', id)).data.pack!;
    expect([again.mine!.packId, again.takers, (await packs.packsOf('helper')).length]).toEqual([first, 1, 1]);
  });

  it('brings no second copy of a document that she has', async () => {
    const sha256 = 'a'.repeat(64);
    const own = await packs.document('helper', '내 정리.pdf', { sha256 });
    const given = await packs.document('asker', '정리.pdf', { sha256 });
    const { id } = await packs.shared('asker', { documentIds: [given.id] });
    const copy = (await packs.take('helper', id)).data.pack!.mine!.packId!;
    expect((await packs.packOf('helper', copy)).documents).toMatchObject([{ id: own.id }]);
    await packs.giveBack('helper', id);
    expect(await packs.documentsOf('helper')).toMatchObject([{ id: own.id }]);
  });

  it('is given back as if it had never come, and can be taken anew', async () => {
    const { id } = await packs.shared('asker');
    await packs.take('helper', id);
    expect((await packs.giveBack('helper', id)).data.pack).toMatchObject({ takers: 0, mine: null });
    expect([await packs.packsOf('helper'), await packs.documentsOf('helper')]).toEqual([[], []]);
    expect((await packs.giveBack('helper', id)).status).toBe(200);
    expect((await packs.take('helper', id)).data.pack).toMatchObject({ takers: 1 });
  });

  it('cannot be given back once its time is over', async () => {
    const { id } = await packs.shared('asker');
    await packs.take('helper', id);
    await settle();
    expect(await packs.giveBack('helper', id)).toMatchObject({ status: 409, code: 'TAKEN_FOR_GOOD' });
    expect(await packs.packsOf('helper')).toHaveLength(1);
  });

  it('is for members, and not for her own', async () => {
    const { id } = await packs.shared('asker');
    expect((await packs.take('guest', id)).code).toBe('NOT_MEMBER');
    expect((await packs.take('asker', id)).code).toBe('OWN_PACK');
    expect((await packs.take('helper', (await t.post('asker')).id)).code).toBe('WRONG_STATE');
  });

  it('leaves her copy when the post is deleted, and the files that both had with her', async () => {
    const { id } = await packs.shared('asker');
    const copy = (await packs.take('helper', id)).data.pack!.mine!.packId!;
    await t.as('asker', 'DELETE', `${POSTS}/${id}`);
    await t.database.raw.exec(`delete from lesson_pack where owner_id = '${t.ids.asker}'`);
    for (const one of await packs.documentsOf('asker'))
      await t.as('asker', 'DELETE', `/tns/v1/library/documents/${one.id}`);
    t.clock.advance(2 * 86_400_000);
    await t.assets.sweepFiles();
    expect(await t.countOf(`file_asset where owner_id = '${t.ids.asker}'`)).toBe(0);
    expect((await packs.packOf('helper', copy)).documents).toMatchObject([{ name: '정리.pdf' }]);
  });

  it('brings another copy once she has deleted the first', async () => {
    const { id } = await packs.shared('asker');
    const copy = (await packs.take('helper', id)).data.pack!.mine!.packId!;
    await t.as('helper', 'DELETE', `/tns/v1/library/packs/${copy}`);
    expect((await t.read('helper', id)).pack).toMatchObject({ takers: 1, mine: { packId: null } });
    const again = (await packs.take('helper', id)).data.pack!;
    expect([again.takers, again.mine!.packId === copy, again.mine!.packId === null]).toEqual([1, false, false]);
  });

  it('keeps to what she may have in all, and leaves nothing behind when it is refused', async () => {
    const { id } = await packs.shared('asker');
    await addFileRow(t.database, { ownerId: t.ids.helper, location: 'LECTURE', size: UPLOAD_QUOTA.bytes });
    expect(await packs.take('helper', id)).toMatchObject({ status: 413, code: 'QUOTA_TOTAL' });
    expect(await t.countOf('community_taking')).toBe(0);
    expect(await packs.packsOf('helper')).toEqual([]);
  });
});

describe('what its author has of it [COM-1] [PTS-1]', () => {
  it('is thanked once by each who took it, as long as she likes', async () => {
    const { id } = await packs.shared('asker');
    expect((await packs.thank('helper', id)).code).toBe('PACK_NOT_TAKEN');
    await packs.take('helper', id);
    for (let again = 0; again < 2; again++)
      expect((await packs.thank('helper', id)).data.pack).toMatchObject({ thanks: 1, mine: { isThanked: true } });
    expect((await packs.thank('helper', id, false)).data.pack).toMatchObject({ thanks: 0, mine: { isThanked: false } });
    await packs.thank('helper', id);
    expect(await t.told('asker')).toEqual(['COMMUNITY_THANKED 내 자료에 고마움을 전했어요']);
  });

  it('gets points for each who keeps it, once, with the post as their cause', async () => {
    const { id } = await packs.shared('asker');
    const before = await pointsOf('asker');
    await packs.take('helper', id);
    await t.community.tick();
    expect(await pointsOf('asker')).toBe(before);
    await settle();
    await t.community.tick();
    expect((await pointsOf('asker')) - before).toBe(10);
    expect(await t.group('asker')).toMatchObject({ mine: { packs: 1, takers: 1, points: 10 } });
    const { items } = (await t.as<{ items: WalletTransaction[] }>('asker', 'GET', '/tns/v1/transactions?currency=CCXU'))
      .data;
    expect(items[0]).toMatchObject({
      reason: 'SHARED_PACK',
      title: '일차함수 도입',
      cause: { kind: 'SHARED_PACK', id },
    });
    expect(await t.told('asker')).toEqual(['COMMUNITY_TAKEN 내 자료를 다른 선생님이 가져갔어요']);
    expect(await t.points.verify()).toEqual([]);
  });

  it('gets none for what was given back, deleted or removed before it counted', async () => {
    const before = await pointsOf('asker');
    const [returned, deleted, removed] = [
      await packs.shared('asker'),
      await packs.shared('asker'),
      await packs.shared('asker'),
    ];
    for (const { id } of [returned, deleted, removed]) await packs.take('helper', id);
    await packs.giveBack('helper', returned.id);
    await t.as('asker', 'DELETE', `${POSTS}/${deleted.id}`);
    await t.as('moderator', 'POST', `${POSTS}/${removed.id}/remove`, { reason: '남의 자료예요.' });
    await settle();
    expect(await pointsOf('asker')).toBe(before);
    expect(await t.countOf('community_taking where settled_at is null')).toBe(0);
  });

  it('gets them for so many a month, and hears of the others all the same', async () => {
    const { id } = await packs.shared('asker');
    await t.database.raw.exec(`
      insert into community_taking (post_id, taker_id, taken_at, settled_at, transaction_id)
        select '${id}', 'usr-' || n, '${COMMUNITY_NOW}', '${COMMUNITY_NOW}', 'txn-' || n
        from generate_series(1, ${SHARED_PACK_TAKERS_A_MONTH}) n`);
    const before = await pointsOf('asker');
    await packs.take('helper', id);
    await settle();
    expect(await pointsOf('asker')).toBe(before);
    expect(await t.told('asker')).toHaveLength(1);
    t.clock.set('2026-12-02T01:00:00.000Z');
    await packs.take('owner', id);
    await settle();
    expect((await pointsOf('asker')) - before).toBe(10);
  });

  it('hears nothing of a group whose notices she turned off', async () => {
    const { id } = await packs.shared('asker');
    await t.as('asker', 'PUT', `${GROUPS}/${GROUP}/mute`, { isMuted: true });
    await packs.take('helper', id);
    await packs.thank('helper', id);
    await settle();
    expect(await t.told('asker')).toEqual([]);
    await t.as('asker', 'PUT', `${GROUPS}/${GROUP}/mute`, { isMuted: false });
  });
});
