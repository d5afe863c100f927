import { familyHeaders } from '../../../testing/access-ground.ts';
import { type AssignmentApp, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';

let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

/** Letters that the action brought, by address. */
async function lettersOf(action: () => Promise<unknown>) {
  const before = (await t.mails()).length;
  await action();
  return (await t.mails()).slice(before).toSorted((one, other) => (one.recipient < other.recipient ? -1 : 1));
}

describe('families [ASG-1]', () => {
  it('get a letter of new homework that leads to where it is handed in, each once and in her language', async () => {
    const [korean, vietnamese, ...more] = await lettersOf(() => t.made());
    expect(more).toEqual([]);
    expect(korean!.subject).toBe('[클래스] 중2 수학 새 숙제가 나왔어요');
    expect(korean!.text).toContain('숙제: 3과 단어 외우기\n마감: 20/11/2026 (금) 21:00 (서울 시각 기준)');
    expect(korean!.text).toMatch(/\/kr\/f\/[\w-]+/);
    expect(vietnamese!.subject).toBe('[클래스] 중2 수학 – có bài tập mới');
    expect(vietnamese!.text).toMatch(/Hạn nộp: .*19:00.*\(Giờ Việt Nam\)/);
  });

  it('hear nothing of a draft, and of what is shown later once it is', async () => {
    expect(await lettersOf(() => t.made({ isDraft: true }))).toEqual([]);
    expect(await lettersOf(() => t.made({ displayAt: '2026-11-19T00:00:00.000Z' }))).toEqual([]);
    t.clock.set('2026-11-19T00:00:01Z');
    expect(await lettersOf(() => t.coursework.tick())).toHaveLength(2);
    expect(await lettersOf(() => t.coursework.tick())).toEqual([]);
  });

  it('read in it until when what is late is taken, where it is [ASG-2]', async () => {
    const cutoffAt = '2026-11-22T12:00:00.000Z';
    const [korean, vietnamese] = await lettersOf(() => t.made({ cutoffAt }));
    expect(korean!.text).toContain('늦은 제출: 22/11/2026 (일) 21:00 (서울 시각 기준)까지 받아요');
    expect(vietnamese!.text).toMatch(/Nộp muộn: nhận đến .*19:00/);
    const [inTime] = await lettersOf(() => t.made({ lateAllowed: false }));
    expect(inTime!.text).not.toContain('늦은 제출');
  });

  it('hear of another deadline also where she edits it, and of other words nothing [ASG-2]', async () => {
    const made = await t.made();
    const edit = (over: object) => lettersOf(async () => Object.assign(made, (await t.edit(made, over)).data));
    expect(await edit({ content: '교재 43쪽' })).toEqual([]);
    const [earlier] = await edit({ deadlineAt: '2026-11-19T12:00:00.000Z' });
    expect(earlier!.subject).toBe('[클래스] 중2 수학 숙제 마감이 당겨졌어요');
    expect(earlier!.text).toContain('마감: 19/11/2026 (목) 21:00 (서울 시각 기준)');
    const [later] = await edit({ deadlineAt: '2026-11-21T12:00:00.000Z' });
    expect(later!.subject).toBe('[클래스] 중2 수학 숙제 마감이 늦춰졌어요');
  });

  it('hear when only the time to be late in is another, and what it is now [ASG-2]', async () => {
    const made = await t.made({ cutoffAt: '2026-11-22T12:00:00.000Z' });
    const edit = (over: object) => lettersOf(async () => Object.assign(made, (await t.edit(made, over)).data));
    const [shorter] = await edit({ cutoffAt: '2026-11-21T12:00:00.000Z' });
    expect(shorter!.subject).toBe('[클래스] 중2 수학 숙제를 늦게 낼 수 있는 기간이 바뀌었어요');
    expect(shorter!.text).toContain('늦은 제출: 21/11/2026 (토) 21:00 (서울 시각 기준)까지 받아요');
    const [never] = await edit({ lateAllowed: false, cutoffAt: null });
    expect(never!.text).toContain('늦은 제출: 마감 뒤에는 받지 않아요');
    expect(await edit({ content: '교재 44쪽' })).toEqual([]);
  });

  it('hear once that what they know of is taken back, and find it no more [ASG-1]', async () => {
    const { id } = await t.made();
    const [korean, vietnamese, ...more] = await lettersOf(() => t.remove(id));
    expect(more).toEqual([]);
    expect(korean!.subject).toBe('[클래스] 중2 수학 숙제가 취소됐어요');
    expect(korean!.text).toContain('숙제: 3과 단어 외우기\n이제 하지 않아도 돼요.');
    expect(vietnamese!.subject).toBe('[클래스] 중2 수학 – bài tập đã được hủy');
    expect(await lettersOf(() => t.remove(id))).toEqual([]);
    const headers = { ...t.headers, ...(await familyHeaders(t.database, 'c1', 'g1')) };
    const seen = await t.request({ method: 'GET', url: '/fam/v1/homework?list=OPEN', headers });
    expect(seen.json()).toMatchObject({ data: { total: 0 } });
  });

  it('hear nothing of what is taken back before they could see it', async () => {
    const [draft, planned] = [await t.made({ isDraft: true }), await t.made({ displayAt: '2026-11-19T00:00:00.000Z' })];
    expect(await lettersOf(() => Promise.all([t.remove(draft.id), t.remove(planned.id)]))).toEqual([]);
  });

  it('hear of a later deadline [ASG-2]', async () => {
    const { id } = await t.made();
    const extend = () => t.act(id, 'extend', { deadlineAt: '2026-11-25T12:00:00Z' });
    const [korean] = await lettersOf(extend);
    expect(korean!.text).toContain('숙제: 3과 단어 외우기\n마감: 25/11/2026 (수) 21:00 (서울 시각 기준)');
  });
});
