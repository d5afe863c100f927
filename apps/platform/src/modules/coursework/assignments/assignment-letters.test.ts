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
    expect(korean!.text).toContain('숙제: 3과 단어 외우기\n마감: 20/11/2026 (금) 21:00');
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

  it('hear of a later deadline [ASG-2]', async () => {
    const { id } = await t.made();
    const extend = () => t.act(id, 'extend', { deadlineAt: '2026-11-25T12:00:00Z' });
    const [korean] = await lettersOf(extend);
    expect(korean!.text).toContain('숙제: 3과 단어 외우기\n마감: 25/11/2026 (수) 21:00');
  });
});
