import { CONTACT_IN_REVIEW, type ReviewingChild } from '@portal/domain/families/family-review';
import { createFamilyApp, type FamilyApp } from '../../testing/apps/family-app.ts';

let t: FamilyApp;
beforeAll(async () => {
  t = await createFamilyApp();
});
afterAll(() => t.close());

describe('a class whose last lesson is confirmed', () => {
  it('asks each family once for a review, in its language, by the link that still opens [REV-2]', async () => {
    expect((await (await t.family('g1')).get<{ items: object[] }>('/reviews')).data.items).toEqual([]);
    const id = await t.told();
    await (await t.family('g2')).confirm(id);
    const [row] = await t.database.raw.query(`select progress from teaching_class where id = 'c1'`);
    expect(row).toEqual({ progress: 'FINISHED' });
    await t.lessons.tick();
    const asking = (await t.mails())
      .filter(({ subject }) => /수업이 모두 끝났어요|đã kết thúc/.test(subject))
      .toSorted((one, other) => one.recipient.localeCompare(other.recipient));
    expect(asking.map(({ recipient, subject }) => [recipient, subject.split(' – ')[0]])).toEqual([
      ['b01@family.example', expect.stringContaining('중2 수학')],
      ['b02@family.example', expect.stringContaining('중2 수학')],
    ]);
    const [korean, vietnamese] = asking;
    // Thirty days after the last day of the class.
    expect(korean!.text).toContain('링크는 30/01/2027 (토)까지 열려 있어요.');
    expect(vietnamese!.text).toContain('30 tháng 1, 2027');
    const path = /\/kr\/f\/[\w-]+/.exec(korean!.text)![0];
    const family = t.atDoor(path);
    expect((await family.door()).isOver).toBe(true);
    const child = { studentId: 's1', studentName: '학생 A01' };
    expect((await family.get('/reviews')).data).toEqual({ items: [{ ...child, review: null }] });
    // What anybody may read gives no way around the marketplace.
    expect(await family.post('/reviews/s1', { rating: 5, content: '전화 010-1234-5678 주세요' })).toMatchObject({
      status: 400,
      fields: { content: CONTACT_IN_REVIEW },
    });
    const said = await family.post<ReviewingChild>('/reviews/s1', { rating: 5, content: '즐거웠어요' });
    expect(said).toMatchObject({ status: 201, data: { ...child, review: { rating: 5, content: '즐거웠어요' } } });
    expect((await t.notices('teacher'))[0]).toMatchObject({ kind: 'REVIEW_RECEIVED' });
    // The other guardian of both children finds the one said and the other open.
    const both = await (await t.family('g2')).get<{ items: ReviewingChild[] }>('/reviews');
    expect(both.data.items.map(({ studentId, review }) => [studentId, review?.rating])).toEqual([
      ['s1', 5],
      ['s2', undefined],
    ]);
  });
});
