import type { FamilyBoardPage } from '@portal/domain/families/family-board.contract';
import { createFamilyApp, type FamilyApp } from '../../testing/apps/family-app.ts';
import { liveBoardPage } from '../live/live.tables.ts';

let t: FamilyApp;
beforeAll(async () => {
  t = await createFamilyApp();
});
afterAll(() => t.close());

const line = { id: 'one', version: 3, kind: 'line', colour: 'ink', points: [0, 0, 5, 5] };
const words = { id: 'two', version: 1, kind: 'text', colour: 'indigo', points: [60, 60], text: 'y = 2x' };
const keep = (lessonId: string, no: number, elements: object[], hasInk = elements.length > 0) =>
  t.database.db.insert(liveBoardPage).values({ lessonId, no, elements: JSON.stringify(elements), hasInk });
const board = async (id: string, guardianId = 'g1') =>
  (await t.family(guardianId)).get<{ pages: FamilyBoardPage[] }>(`/lessons/${id}/board`);

describe('the board of a lesson', () => {
  it('shows its family what is left on the pages, and no page on which nothing is [CLS-2]', async () => {
    const id = await t.told();
    await keep(id, 1, [line, { ...words, id: 'gone', isDeleted: true }, words]);
    await keep(id, 2, [{ ...line, isDeleted: true }], false);
    await keep(id, 3, [{ id: 'strange', version: 1, kind: 'picture', src: 'https://elsewhere.example/a.png' }]);
    const { status, data } = await board(id);
    expect([status, data]).toEqual([200, { pages: [{ no: 1, drawings: [line, words] }] }]);
  });

  it('is told of in the list of lessons, and in every answer about one', async () => {
    const bare = await t.told();
    const drawn = await t.told();
    await keep(drawn, 1, [line]);
    const family = await t.family('g1');
    const flags = new Map((await family.records()).map(({ id, hasBoard }) => [id, hasBoard]));
    expect([flags.get(bare), flags.get(drawn)]).toEqual([false, true]);
    expect((await family.question(drawn)).data.hasBoard).toBe(true);
    expect((await family.confirm(bare)).data.hasBoard).toBe(false);
    expect((await board(bare)).data.pages).toEqual([]);
  });

  it('of a lesson that is still to come, or of another class, looks like none', async () => {
    const next = await t.lessonAt(-60);
    await keep(next, 1, [line]);
    await t.database.raw
      .exec(`insert into lesson (id, class_id, teacher_id, no, title, start_at, end_at, status, mode, held)
      select 'theirs', 'c2', teacher_id, 1, '남의 수업', now() - interval '90 days', now() - interval '90 days' + interval '1 hour', 'DONE', 'ONLINE', true
        from teaching_class where id = 'c2'`);
    await keep('theirs', 1, [line]);
    const answers = [await board(next), await board('theirs'), await board('none')];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'NOT_FOUND']),
    );
  });
});
