import type { Submission } from '@portal/domain/coursework/submission';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { familyHeaders } from '../../../testing/access-ground.ts';
import { type AssignmentApp, ASSIGNMENTS, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';

const HOUR = 3_600_000;
const DEADLINE = '2026-11-20T12:00:00.000Z';
const LATER = '2026-11-22T12:00:00.000Z';

let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

const extend = (id: string, over: object = {}, studentId = 's1') =>
  t.call<{ items: Submission[] }>('PUT', `${ASSIGNMENTS}/${id}/students/${studentId}/extension`, {
    deadlineAt: LATER,
    reason: '가족 여행',
    ...over,
  });
const remind = async (id: string, body: object = {}) =>
  (await t.call<{ reminded: string[]; items: Submission[] }>('POST', `${ASSIGNMENTS}/${id}/remind`, body)).data;
/** Letters to families that the action brought. */
async function lettersOf(action: () => Promise<unknown>) {
  const before = (await t.mails()).length;
  await action();
  return (await t.mails()).slice(before).toSorted((one, other) => (one.recipient < other.recipient ? -1 : 1));
}
async function atFamily(id: string): Promise<FamilyHomework> {
  const headers = { ...t.headers, ...(await familyHeaders(t.database, 'c1', 'g1')) };
  const sent = await t.request({ method: 'GET', url: `/fam/v1/homework/${id}?studentId=s1`, headers });
  return sent.json<{ data: FamilyHomework }>().data;
}

describe('more time for one student [ASG-2]', () => {
  it('is in time for him until then, and late for the others; his family hears of it', async () => {
    const { id } = await t.made({ lateAllowed: false });
    const [letter, vietnamese, ...more] = await lettersOf(() => extend(id));
    expect(letter!.text).toContain('마감: 22/11/2026 (일) 21:00 (서울 시각 기준)\n이유: 가족 여행');
    expect(vietnamese!.text).toContain('Lý do: 가족 여행');
    expect(more).toEqual([]);
    const items = await t.submissions(id);
    expect(items.map(({ student, extendedTo }) => [student.id, extendedTo])).toEqual([
      ['s1', LATER],
      ['s2', null],
    ]);
    t.clock.set('2026-11-21T12:00:00.000Z');
    expect(await atFamily(id)).toMatchObject({ deadlineAt: LATER, status: 'OPEN' });
    const listed = await t.read(id);
    expect([listed.counts.missing, listed.extension]).toEqual([1, { students: 1, until: LATER }]);
    await expect(t.submit(id, 's2')).rejects.toMatchObject({ code: 'HOMEWORK_CLOSED' });
    await t.submit(id, 's1');
    expect((await t.submissions(id))[0]).toMatchObject({ taskStatus: 'FINISHED' });
    const { counts, extension } = await t.read(id);
    expect([counts, extension]).toMatchObject([{ submitted: 1, late: 0, missing: 1 }, null]);
  });

  it('is late after his own deadline, where late is taken', async () => {
    const { id } = await t.made();
    await extend(id);
    t.clock.set('2026-11-22T12:00:00.001Z');
    expect((await t.read(id)).extension).toBeNull();
    await t.submit(id, 's1');
    expect((await t.submissions(id))[0]).toMatchObject({ taskStatus: 'FINISH_LATE' });
  });

  it('is later than the deadline of all, still to come, and for who has not handed it in', async () => {
    const { id } = await t.made();
    expect(await extend(id, { deadlineAt: DEADLINE })).toMatchObject({ status: 422, code: 'DATE_ORDER' });
    await extend(id);
    const earlier = '2026-11-21T12:00:00.000Z';
    expect(await extend(id, { deadlineAt: earlier })).toMatchObject({ status: 422, code: 'DATE_ORDER' });
    expect(await extend(id, { deadlineAt: t.clock.now().toISOString() })).toMatchObject({ code: 'DATE_PAST' });
    expect(await extend(id, {}, 'stranger')).toMatchObject({ status: 409, code: 'WRONG_STATE' });
    await t.submit(id, 's1');
    expect(await extend(id)).toMatchObject({ status: 409, code: 'WRONG_STATE' });
  });

  it('is not lessened by a deadline of all that is earlier: his family hears nothing of that', async () => {
    const { id } = await t.made();
    await extend(id);
    const extendAll = () => t.act(id, 'extend', { deadlineAt: '2026-11-21T12:00:00.000Z' });
    const letters = await lettersOf(extendAll);
    expect(letters.filter(({ text }) => text.includes('학생 A01'))).toEqual([]);
    expect(await atFamily(id)).toMatchObject({ deadlineAt: LATER });
  });

  it('is that of who is still there: who has left is waited for no more', async () => {
    const { id } = await t.made({ lateAllowed: false });
    await extend(id);
    await t.call('POST', '/tns/v1/my-classes/c1/students/s1/remove', { reason: '이사해요' });
    t.clock.set('2026-11-21T12:00:00.000Z');
    expect(await t.read(id)).toMatchObject({ extension: null, counts: { students: 1, missing: 1 } });
    await t.database.raw.exec(`update enrollment set status = 'ACTIVE', ended_at = null, end_reason = null`);
  });

  it('ends nothing: a later deadline of all is his too', async () => {
    const { id } = await t.made();
    await extend(id);
    await t.act(id, 'extend', { deadlineAt: '2026-11-25T12:00:00.000Z' });
    expect(await atFamily(id)).toMatchObject({ deadlineAt: '2026-11-25T12:00:00.000Z' });
  });
});

describe('reminding who has not handed it in', () => {
  it('is a letter to each of their families, and once in twenty hours', async () => {
    const { id } = await t.made();
    await t.submit(id, 's2');
    const [letter, vietnamese, ...more] = await lettersOf(async () => {
      const { reminded, items } = await remind(id);
      expect(reminded).toEqual(['s1']);
      expect(items[0]).toMatchObject({ student: { id: 's1' }, remindedAt: t.clock.now().toISOString() });
    });
    expect(letter!.subject).toBe('[클래스] 중2 수학 아직 내지 않은 숙제가 있어요');
    expect(vietnamese!.subject).toBe('[클래스] 중2 수학 – còn bài tập chưa nộp');
    expect(more).toEqual([]);
    expect(letter!.text).toContain('마감: 20/11/2026 (금) 21:00 (서울 시각 기준)\n늦은 제출: 마감 뒤에도 받아요');
    expect(vietnamese!.text).toContain('Nộp muộn: vẫn nhận sau hạn nộp');
    expect(await lettersOf(() => remind(id))).toEqual([]);
    t.clock.advance(20 * HOUR + 1);
    expect((await remind(id, { studentIds: ['s1', 's2', 'stranger'] })).reminded).toEqual(['s1']);
  });

  it('reminds nobody of what cannot be handed in any more, but who has more time', async () => {
    const { id } = await t.made({ lateAllowed: false });
    await extend(id);
    t.clock.set('2026-11-21T12:00:00.000Z');
    const [letter] = await lettersOf(async () => expect((await remind(id)).reminded).toEqual(['s1']));
    // The deadline of this child, not of the others.
    expect(letter!.text).toContain('마감: 22/11/2026 (일) 21:00 (서울 시각 기준)');
  });

  it('says until when what is late is still taken, where that ends [ASG-2]', async () => {
    const { id } = await t.made({ cutoffAt: '2026-11-21T12:00:00.000Z' });
    await extend(id, {}, 's2');
    t.clock.set('2026-11-20T13:00:00.000Z');
    const letters = await lettersOf(() => remind(id));
    const of = (name: string) => letters.find(({ text }) => text.includes(name));
    expect(of('학생: 학생 A01')!.text).toContain(
      '마감: 20/11/2026 (금) 21:00 (서울 시각 기준)\n늦은 제출: 21/11/2026 (토) 21:00 (서울 시각 기준)까지 받아요',
    );
    // Whose own deadline is later than that has nothing after it.
    expect(of('학생 A02')!.text).not.toContain('Nộp muộn');
  });

  it('is not for what students cannot see yet', async () => {
    const { id } = await t.made({ isDraft: true });
    expect(await t.call('POST', `${ASSIGNMENTS}/${id}/remind`, {})).toMatchObject({ code: 'WRONG_STATE' });
  });
});
