import { randomUUID } from 'node:crypto';
import type { ClassStudent } from '@portal/domain/classes/class';
import { type AssignmentApp, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';
import { familyOwnerOf } from '../../assets/module.ts';

let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

const DEADLINE = '2026-11-20T12:00:00.000Z';
const outcome = (action: Promise<unknown>) =>
  action.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
/** A file that a guardian sent with her ticket. */
const sent = (guardianId: string, over: Partial<Parameters<typeof addFileRow>[1]> = {}) =>
  addFileRow(t.database, { ownerId: familyOwnerOf({ guardianId, classId: 'c1' }), location: 'SUBMISSION', ...over });
const codeOf = async (call: Promise<{ code?: string }>) => (await call).code ?? 'done';
const homework = async () => {
  const { data } = await t.call<{ items: ClassStudent[] }>('GET', '/tns/v1/my-classes/c1/students');
  return data.items.map(({ homework: of }) => of);
};

describe('handing in', () => {
  it('is seen by the teacher with words and files, and told to her [ASG-1]', async () => {
    const file = await sent('g1', { name: '숙제.png' });
    const { id } = await t.made();
    t.clock.advance(60_000);
    await t.submit(id, 's1', { text: '다 외웠어요.', fileIds: [file] });
    expect(await t.submissions(id)).toMatchObject([
      {
        student: { id: 's1', name: '학생 A01', avatar: null },
        taskStatus: 'FINISHED',
        submittedAt: '2026-11-18T01:43:00.000Z',
        text: '다 외웠어요.',
        hasLeft: false,
        files: [{ id: file, name: '숙제.png' }],
      },
      { student: { id: 's2' }, taskStatus: 'UNFINISHED', submittedAt: null, text: '', files: [] },
    ]);
    expect((await t.notices('teacher'))[0]).toMatchObject({
      kind: 'SUBMISSION_RECEIVED',
      title: '과제가 들어왔어요',
      url: '/kr/account/grading?class=c1',
      content: '중2 수학 · A01 학생, 3과 단어 외우기',
    });
    expect(t.heard.filter((line) => line.includes('assignment.changed'))).toHaveLength(2);
  });

  it('is in time up to the moment of the deadline, and late after it [ASG-2]', async () => {
    const { id } = await t.made();
    t.clock.set(DEADLINE);
    await t.submit(id, 's1');
    t.clock.advance(1);
    expect((await t.read(id)).counts).toEqual({
      students: 2,
      submitted: 1,
      late: 0,
      missing: 1,
      toGrade: 1,
      returned: 0,
    });
    await t.submit(id, 's2');
    expect((await t.submissions(id)).map(({ taskStatus }) => taskStatus)).toEqual(['FINISHED', 'FINISH_LATE']);
    expect(await t.read(id)).toMatchObject({
      status: 'LATE_WINDOW',
      counts: { students: 2, submitted: 2, late: 1, missing: 0, toGrade: 2, returned: 0 },
    });
    expect((await t.notices('teacher'))[0]).toMatchObject({ title: '과제가 늦게 들어왔어요' });
    // A later deadline is everybody's.
    await t.act(id, 'extend', { deadlineAt: '2026-11-25T12:00:00Z' });
    expect((await t.read(id)).counts.late).toBe(0);
  });

  it('is refused where it is not asked for [ASG-2]', async () => {
    const strict = await t.made({ lateAllowed: false });
    const later = await t.made({ displayAt: '2026-11-19T00:00:00Z' });
    const draft = await t.made({ isDraft: true });
    const nothing = [t.submit(later.id), t.submit(draft.id), t.submit(strict.id, 'nobody'), t.submit('none')];
    expect(await Promise.all(nothing.map(outcome))).toEqual(nothing.map(() => 'NOT_FOUND'));
    expect([await outcome(t.submit(strict.id)), await outcome(t.submit(strict.id))]).toEqual(['done', 'WRONG_STATE']);
    t.clock.set('2026-11-20T12:00:01Z');
    expect(await outcome(t.submit(strict.id, 's2'))).toBe('HOMEWORK_CLOSED');
    const last = await t.made({ deadlineAt: '2026-11-21T00:00:00Z', cutoffAt: '2026-11-22T00:00:00Z' });
    t.clock.set('2026-11-22T00:00:00Z');
    expect(await t.submit(last.id, 's1')).toMatchObject({ submission: { isLate: true } });
    t.clock.advance(1);
    expect(await outcome(t.submit(last.id, 's2'))).toBe('HOMEWORK_CLOSED');
  });

  it('ends with a class that is cancelled', async () => {
    const { id } = await t.made();
    await t.database.raw.exec(`update teaching_class set canceled_at = now(), cancel_reason = '이유' where id = 'c1'`);
    expect(await outcome(t.submit(id))).toBe('HOMEWORK_CLOSED');
  });

  it('is one for each child, whoever of its guardians hands it in', async () => {
    const { id } = await t.made();
    await t.submit(id, 's1', { guardianId: 'g1' });
    expect(await outcome(t.submit(id, 's1', { guardianId: 'g2' }))).toBe('WRONG_STATE');
    expect(await outcome(t.submit(id, 's2', { guardianId: 'g1' }))).toBe('NOT_FOUND');
    expect(await outcome(t.submit(id, 's2', { guardianId: 'g2' }))).toBe('done');
  });

  it('once more with the same client id is the same, even after the deadline, and the teacher hears of it once', async () => {
    const { id } = await t.made({ lateAllowed: false });
    const clientId = randomUUID();
    const first = await t.submit(id, 's1', { clientId });
    t.clock.set('2026-11-21T00:00:00Z');
    expect(await t.submit(id, 's1', { clientId, text: '다른 말' })).toEqual({ ...first, status: 'CLOSED' });
    expect(await t.notices('teacher')).toHaveLength(1);
    expect(await t.submissions(id)).toMatchObject([{ text: '다 했어요.' }, { submittedAt: null }]);
  });

  it('needs words or a file', async () => {
    const { id } = await t.made();
    expect(await outcome(t.submit(id, 's1', { text: ' \n' }))).toBe('VALIDATION');
    const fileIds = [await sent('g1')];
    expect(await t.submit(id, 's1', { text: '', fileIds })).toMatchObject({ submission: { text: '' } });
  });

  it('takes the files that the guardian sent, and nobody else’s', async () => {
    const { id } = await t.made();
    const others = [
      await sent('g2'),
      await sent('g1', { ownerId: t.teacher.id }),
      await sent('g1', { ownerId: familyOwnerOf({ guardianId: 'g1', classId: 'c2' }) }),
      await sent('g1', { state: 'SIGNED', storedSize: null, checkedAt: null, unusedSince: null }),
    ];
    for (const fileId of others)
      expect(await outcome(t.submit(id, 's1', { fileIds: [fileId] }))).toBe('FILE_NOT_FOUND');
    expect((await t.read(id)).isLocked).toBe(false);
  });

  it('locks the assignment: no edit, no deletion, but a later deadline [ASG-2]', async () => {
    const made = await t.made();
    await t.submit(made.id);
    expect((await t.read(made.id)).isLocked).toBe(true);
    expect([await codeOf(t.edit(made, { title: '다른 제목' })), await codeOf(t.remove(made.id))]).toEqual([
      'ASSIGNMENT_LOCKED',
      'HAS_SUBMISSIONS',
    ]);
    expect((await t.act(made.id, 'extend', { deadlineAt: '2026-11-25T12:00:00Z' })).status).toBe(200);
    await expect(t.database.raw.exec(`update assignment set title = '몰래'`)).rejects.toThrow(/handed in/);
    await expect(t.database.raw.exec('delete from assignment')).rejects.toThrow(/submission/);
  });
});

describe('students who left or came later', () => {
  it('count as long as they handed it in, and only from then on [ASG-2]', async () => {
    const { id } = await t.made();
    await t.submit(id, 's1');
    const family = await t.family('g3');
    await t.database.raw.exec(`update enrollment set status = 'REFUNDED'`);
    expect(await family.post(`/homework/${id}/hand-in`, {})).toMatchObject({ code: 'LINK_REVOKED' });
    t.clock.set('2026-11-21T00:00:00Z');
    expect((await t.read(id)).counts).toEqual({
      students: 1,
      submitted: 1,
      late: 0,
      missing: 0,
      toGrade: 1,
      returned: 0,
    });
    expect(await t.submissions(id)).toMatchObject([{ student: { id: 's1' }, hasLeft: true }]);
    await t.database.raw.exec(`update enrollment set status = 'ACTIVE', enrolled_at = '2026-11-20T12:00:01Z'
      where student_id = 's2'`);
    expect((await t.read(id)).counts.students).toBe(1);
  });
});

describe('the card of a student', () => {
  it('counts what was due or handed in, what of it late, and shows what is still to come [ASG-2]', async () => {
    const [first, second] = [await t.made({ title: '첫째' }), await t.made({ title: '둘째' })];
    await t.submit(first.id, 's1');
    t.clock.set('2026-11-20T12:00:01Z');
    await t.submit(second.id, 's1');
    for (const days of [24, 22, 25, 23])
      await t.made({ title: `${days}일까지`, deadlineAt: `2026-11-${days}T00:00:00Z`, lateAllowed: false });
    await t.made({ isDraft: true, deadlineAt: '2026-11-21T00:00:00Z' });
    const [mine, others] = await homework();
    expect(mine).toMatchObject({ given: 2, handedIn: 2, late: 1 });
    expect(mine!.open.map(({ title }) => title)).toEqual(['22일까지', '23일까지', '24일까지', '25일까지']);
    expect(others).toMatchObject({ given: 2, handedIn: 0, late: 0 });
    expect(others!.open.map(({ title }) => title)).toEqual(expect.arrayContaining(['첫째', '둘째', '22일까지']));
    t.clock.set('2026-12-01T00:00:00Z');
    expect((await homework())[0]).toEqual({ given: 6, handedIn: 2, late: 1, open: [] });
  });
});
