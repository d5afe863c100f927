import { TAKE_BACK_SECONDS } from '@portal/domain/community/shared-pack';
import { type CommunityApp, createCommunityApp, POSTS, type Who } from '../../../testing/community/community-app.ts';
import { type PackCalls, packCalls } from '../../../testing/community/pack-calls.ts';

const CALLERS = 12;
const ROUNDS = 3;

let t: CommunityApp;
let packs: PackCalls;
beforeAll(async () => {
  t = await createCommunityApp();
  packs = packCalls(t);
  for (const who of ['owner', 'asker', 'helper'] as const) await t.signIn(who);
}, 60_000);
afterEach(() =>
  t.database.raw.exec(
    'delete from community_post; delete from lesson_pack; delete from library_document; delete from outbox',
  ),
);
afterAll(() => t.close());

const outcomeOf = async (answer: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await answer;
  return code ?? String(status);
};
const each = (work: (no: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, no) => work(no)));

describe('at the same moment [COM-1]', () => {
  it('one teacher presses again and again: she has one copy', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await packs.shared('asker');
      const outcomes = await each(() => outcomeOf(packs.take('helper', id)));
      expect(new Set(outcomes)).toEqual(new Set(['200']));
      expect([(await packs.packsOf('helper')).length, (await packs.documentsOf('helper')).length]).toEqual([
        round + 1,
        round + 1,
      ]);
      expect(await t.countOf(`community_taking where post_id = '${id}'`)).toBe(1);
    }
  });

  it('a pack is taken, given back and deleted: whoever has it has all of it, and no deadlock comes of it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await packs.shared('asker');
      const outcomes = (await each((no) => {
        const who: Who = no % 2 ? 'helper' : 'owner';
        if (no === CALLERS / 2) return outcomeOf(t.as('asker', 'DELETE', `${POSTS}/${id}`));
        return outcomeOf(no % 3 === 2 ? packs.giveBack(who, id) : packs.take(who, id));
      })) as string[];
      expect(outcomes.filter((one) => !['200', 'NOT_FOUND'].includes(one))).toEqual([]);
      const rows = await t.database.raw.query<{ takerId: string; packId: string }>(
        `select taker_id as "takerId", pack_id as "packId" from community_taking where post_id = '${id}'`,
      );
      for (const who of ['helper', 'owner'] as const) {
        const row = rows.find(({ takerId }) => takerId === t.ids[who]);
        const had = await packs.packsOf(who);
        expect(had.map((one) => one.id)).toEqual(row ? [row.packId] : []);
        if (row) expect((await packs.packOf(who, row.packId)).documents).toHaveLength(1);
      }
      await t.database.raw.exec('delete from lesson_pack; delete from library_document');
    }
  });

  it('several processes settle one pack: its author is paid and told once', async () => {
    const { id } = await packs.shared('asker');
    await packs.take('helper', id);
    t.clock.advance((TAKE_BACK_SECONDS + 1) * 1_000);
    await each((no) => (no % 4 ? t.community.tick() : packs.giveBack('helper', id)));
    // What somebody held as all of them looked comes with the next look.
    await t.community.tick();
    expect(await t.countOf(`wallet_transaction where ref_type = 'SHARED_PACK' and ref_id = '${id}'`)).toBe(1);
    expect(await t.told('asker')).toHaveLength(1);
    expect(await t.points.verify()).toEqual([]);
  });
});
