import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { receivedThanksContract } from '@portal/domain/points/received-thanks.contract';
import { THANK_YOU_POINTS } from '@portal/domain/points/thanks.contract';
import { createFamilyApp, type FamilyApp } from '../../../testing/apps/family-app.ts';

type Received = AnswerOf<typeof receivedThanksContract.listReceivedThanks>;

let t: FamilyApp;
beforeAll(async () => {
  t = await createFamilyApp();
});
afterAll(() => t.close());

const thank = async (lessonId: string, text: string) =>
  t.request({
    method: 'POST',
    url: `/tns/v1/family/lessons/${lessonId}/thanks`,
    headers: { ...t.headers, ...(await t.family('g1')).headers },
    payload: { text },
  });
const received = (query = '') => t.call<Received>('GET', `/tns/v1/points/thanks${query}`);

describe('what families said to their teacher [PTS-1]', () => {
  it('stands with who said it, of which lesson and for how many points; the newest first, in pages', async () => {
    const lessons = [await t.held('s1', 's2'), await t.held('s1', 's2'), await t.held('s1', 's2')];
    for (const [at, id] of lessons.entries()) {
      t.clock.set(new Date(t.clock.now().getTime() + 60_000));
      expect((await thank(id, at === 1 ? '' : `고마워요 ${at}`)).statusCode).toBe(200);
    }
    const { items } = (await received()).data;
    expect(items.map(({ text, lessonId }) => [text, lessonId])).toEqual([
      ['고마워요 2', lessons[2]],
      ['', lessons[1]],
      ['고마워요 0', lessons[0]],
    ]);
    expect(items[0]).toMatchObject({ points: THANK_YOU_POINTS, lessonNo: expect.any(Number) as number });
    expect(items[0]!.guardianName).not.toBe('');
    expect(items[0]!.className).not.toBe('');
    const first = (await received('?size=2')).data.items;
    expect(first).toEqual(items.slice(0, 2));
    expect((await received(`?size=2&lastItem=${first[1]!.id}`)).data.items).toEqual(items.slice(2));
  });

  it('goes on by what is hers alone', async () => {
    expect((await received('?lastItem=thk_none')).status).toBe(404);
  });
});
