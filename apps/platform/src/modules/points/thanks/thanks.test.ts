import { addDays } from 'date-fns/addDays';
import { addSeconds } from 'date-fns/addSeconds';
import { THANK_YOU_POINTS, THANK_YOUS_A_MONTH, type ThankYou } from '@portal/domain/points/thanks.contract';
import type { Answer } from '../../../testing/apps/course-app.ts';
import { createFamilyApp, type FamilyApp } from '../../../testing/apps/family-app.ts';

let t: FamilyApp;
beforeAll(async () => {
  t = await createFamilyApp();
});
afterEach(async () => expect(await t.points.verify()).toEqual([]));
afterAll(() => t.close());

async function ask(guardianId: string, lessonId: string, text?: string): Promise<Answer<ThankYou>> {
  const answer = await t.request({
    method: text === undefined ? 'GET' : 'POST',
    url: `/tns/v1/family/lessons/${lessonId}/thanks`,
    headers: { ...t.headers, ...(await t.family(guardianId)).headers },
    ...(text !== undefined && { payload: { text } }),
  });
  return { status: answer.statusCode, ...answer.json<Omit<Answer<ThankYou>, 'status'>>() };
}
const thank = (guardianId: string, lessonId: string, text = '고맙습니다') => ask(guardianId, lessonId, text);
const points = async () => {
  const [row] = await t.database.raw.query<{ n: number }>(
    `select coalesce(sum(available), 0)::int as n from wallet where owner_id = $1 and currency = 'CCXU'`,
    [t.teacher.id],
  );
  return row!.n;
};

describe('a family that thanks for a lesson [PTS-1]', () => {
  it('does so once; the teacher reads its words and gets points whose cause is the lesson', async () => {
    const id = await t.held('s1', 's2');
    expect((await ask('g1', id)).data).toEqual({ thankedAt: null, text: '', left: THANK_YOUS_A_MONTH });
    const said = await thank('g1', id, '설명이 쉬웠어요');
    expect(said).toMatchObject({ status: 200, data: { text: '설명이 쉬웠어요', left: THANK_YOUS_A_MONTH - 1 } });
    expect((await thank('g1', id, '한 번 더')).data).toEqual(said.data);
    expect(await points()).toBe(THANK_YOU_POINTS);
    expect(
      await t.database.raw.query(`select reason, ref_type, ref_id from wallet_transaction where currency = 'CCXU'`),
    ).toEqual([{ reason: 'THANK_YOU', ref_type: 'LESSON', ref_id: id }]);
    const [notice] = await t.notices('teacher');
    expect(notice).toMatchObject({ kind: 'POINTS', title: '가족이 고마움을 전했어요' });
    expect(notice!.content).toContain('“설명이 쉬웠어요” 20 xu를 받았어요.');
  });

  it('is one for both guardians of a child, and another one for another child', async () => {
    const before = await points();
    const id = await t.held('s1', 's2');
    await thank('g1', id, '처음');
    // The guardian of both finds what the other one said of one of them.
    expect((await ask('g2', id)).data.text).toBe('처음');
    await thank('g2', id);
    expect((await ask('g3', id)).data.thankedAt).toBeNull();
    await thank('g3', id);
    expect((await points()) - before).toBe(2 * THANK_YOU_POINTS);
  });

  it('needs a child that was there, in a lesson that was held and is over', async () => {
    const before = await points();
    const without = await t.held('s2');
    await t.database.raw.query(`update attendance set state = 'ABSENT' where lesson_id = $1 and student_id = 's1'`, [
      without,
    ]);
    expect((await thank('g1', without)).code).toBe('WRONG_STATE');
    const open = await t.lessonAt(10);
    expect((await thank('g1', open)).code).toBe('NOT_FOUND');
    const missed = await t.held('s1', 's2');
    await t.database.raw.query('update lesson set held = false where id = $1', [missed]);
    expect((await thank('g1', missed)).code).toBe('WRONG_STATE');
    expect((await thank('g1', 'les_none')).code).toBe('NOT_FOUND');
    expect(await points()).toBe(before);
  });

  it('is heard until two weeks after the lesson', async () => {
    const id = await t.held('s1', 's2');
    const [row] = await t.database.raw.query<{ end_at: Date }>('select end_at from lesson where id = $1', [id]);
    const last = addDays(new Date(row!.end_at), 14);
    t.clock.set(addSeconds(last, 1));
    expect((await thank('g3', id)).code).toBe('WRONG_STATE');
    t.clock.set(last);
    expect((await thank('g3', id)).status).toBe(200);
  });

  it('is heard so often in a month, and again in the next', async () => {
    const ids: string[] = [];
    for (let n = 0; n <= THANK_YOUS_A_MONTH; n++) ids.push(await t.held('s1', 's2'));
    for (const [n, id] of ids.entries())
      await t.database.raw.query(
        `update lesson set start_at = $2::timestamptz, end_at = $2::timestamptz + interval '1 hour' where id = $1`,
        [id, `2026-12-2${n}T05:00:00Z`],
      );
    t.clock.set('2026-12-30T01:00:00Z');
    for (const id of ids.slice(0, -1)) expect((await thank('g1', id)).status).toBe(200);
    const last = ids.at(-1)!;
    expect(await thank('g1', last)).toMatchObject({
      code: 'THANKS_USED_UP',
      message: '이번 달에는 고마움을 4번 다 전했어요. 다음 달에 다시 전할 수 있어요',
    });
    expect((await ask('g1', last)).data.left).toBe(0);
    t.clock.set('2027-01-01T00:00:00Z');
    expect((await thank('g1', last)).status).toBe(200);
  });
});
