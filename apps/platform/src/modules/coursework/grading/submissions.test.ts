import type { ClassStudent } from '@portal/domain/classes/class';
import type { GradedSubmission, QueuedSubmission } from '@portal/domain/coursework/submission';
import type { GradingList } from '@portal/domain/coursework/submissions.contract';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { familyHeaders } from '../../../testing/access-ground.ts';
import { type AssignmentApp, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';

const SUBMISSIONS = '/tns/v1/submissions';
const HOUR = 3_600_000;
/** Who was taken away is here again. */
const BACK = `update enrollment set status = 'ACTIVE', ended_at = null, end_reason = null`;

let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

interface Queue {
  readonly totals: Record<GradingList, number>;
  readonly items: QueuedSubmission[];
}
const queue = async (query = '?list=to-grade') => (await t.call<Queue>('GET', `${SUBMISSIONS}/queue${query}`)).data;
const read = async (id: string) => (await t.call<GradedSubmission>('GET', `${SUBMISSIONS}/${id}`)).data;
const grade = (id: string, over: object = {}) =>
  t.call<GradedSubmission>('PUT', `${SUBMISSIONS}/${id}/grade`, {
    version: 1,
    score: 82,
    feedback: '부호를 다시 보세요.',
    isLate: null,
    isDone: true,
    ...over,
  });
const act = (id: string, action: 'return' | 'ask-again', body: object) =>
  t.call<GradedSubmission>('POST', `${SUBMISSIONS}/${id}/${action}`, body);
const tasks = () =>
  t.database.raw.query<{ title: string; note: string; due: Date; finished: boolean }>(
    `select title, note, due_at as due, finished_at is not null as finished from plan_task
     where type = 'SUBMISSION_EVALUATION' order by title`,
  );
/** Handed in by the first student, and its id. */
async function handedIn(over: Parameters<AssignmentApp['made']>[0] = {}): Promise<string> {
  const { id } = await t.made(over);
  await t.submit(id);
  return (await t.submissions(id)).find(({ student }) => student.id === 's1')!.id!;
}
async function atFamily(path: string, method: 'GET' | 'POST', payload?: object): Promise<FamilyHomework> {
  const link = await familyHeaders(t.database, 'c1', 'g1');
  const sent = await t.request({ method, url: path, headers: { ...t.headers, ...link }, ...(payload && { payload }) });
  return sent.json<{ data: FamilyHomework }>().data;
}

describe('grading [ASG-2]', () => {
  it('goes over all that was handed in, who waits longest first, or the newest', async () => {
    const first = await handedIn({ title: '먼저 낸 과제' });
    t.clock.advance(HOUR);
    const second = await handedIn({ title: '나중에 낸 과제' });
    const ids = async (query: string) => (await queue(query)).items.map(({ id }) => id);
    expect(await ids('?list=to-grade')).toEqual([first, second]);
    expect(await ids('?list=to-grade&order=new')).toEqual([second, first]);
    expect(await ids('?list=to-grade&size=1&page=2')).toEqual([second]);
    expect(await ids('?list=to-grade&classId=c1')).toEqual([first, second]);
    expect(await ids('?list=to-grade&classId=c2')).toEqual([]);
    const { assignment } = await read(second);
    expect(await ids(`?list=to-grade&assignmentId=${assignment.id}`)).toEqual([second]);
    expect((await queue()).totals).toEqual({ 'to-grade': 2, 'to-return': 0, returned: 0 });
  });

  it('keeps what is half-written, and counts it as graded once she is through', async () => {
    const id = await handedIn();
    expect((await grade(id, { score: null, isDone: false })).data).toMatchObject({
      gradeState: 'GRADING',
      feedback: '부호를 다시 보세요.',
      version: 2,
    });
    expect((await queue()).totals['to-grade']).toBe(1);
    expect((await grade(id, { version: 2 })).data).toMatchObject({ gradeState: 'GRADED', score: 82, version: 3 });
    expect((await queue()).totals).toEqual({ 'to-grade': 0, 'to-return': 1, returned: 0 });
  });

  it('asks for a score or a word before it is done, and for a whole score from 0 to 100', async () => {
    const id = await handedIn();
    expect(await grade(id, { score: null, feedback: ' ' })).toMatchObject({
      status: 400,
      fields: { score: '점수나 의견을 적어 주세요.' },
    });
    for (const score of [-1, 101, 50.5]) expect((await grade(id, { score })).status).toBe(400);
    expect((await grade(id, { score: null, feedback: '잘했어요.' })).data.gradeState).toBe('GRADED');
  });

  it('is refused to whoever has read an older one: two tabs do not write over each other', async () => {
    const id = await handedIn();
    await grade(id, { feedback: '먼저' });
    expect(await grade(id, { feedback: '나중' })).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect((await read(id)).feedback).toBe('먼저');
  });

  it('calls it late or in time as she says, wherever that is told', async () => {
    const { id: assignmentId } = await t.made();
    t.clock.set('2026-11-20T13:00:00.000Z');
    await t.submit(assignmentId);
    const [{ id }] = (await queue()).items as [QueuedSubmission];
    expect(await read(id)).toMatchObject({ isLate: true, isLateByClock: true });
    await grade(id, { isLate: false });
    expect(await read(id)).toMatchObject({ isLate: false, isLateByClock: true });
    expect((await t.read(assignmentId)).counts).toMatchObject({ submitted: 1, late: 0, toGrade: 0 });
    expect((await t.submissions(assignmentId))[0]).toMatchObject({ taskStatus: 'FINISHED' });
    const seen = await atFamily(`/fam/v1/homework/${assignmentId}?studentId=s1`, 'GET');
    expect(seen.submission).toMatchObject({ isLate: false });
  });
});

describe('returning', () => {
  it('shows the family what she said, and her when they looked at it; not before', async () => {
    const id = await handedIn();
    const { assignment } = await read(id);
    const url = `/fam/v1/homework/${assignment.id}`;
    await grade(id);
    expect((await atFamily(`${url}?studentId=s1`, 'GET')).submission).toMatchObject({ returned: null });
    t.clock.advance(HOUR);
    const { data } = await act(id, 'return', { version: 2 });
    expect(data).toMatchObject({ gradeState: 'RETURNED', returned: { score: 82, seenAt: null } });
    expect((await t.read(assignment.id)).counts).toMatchObject({ returned: 1 });
    t.clock.advance(HOUR);
    const at = t.clock.now().toISOString();
    const seen = await atFamily(`${url}/seen`, 'POST', { studentId: 's1' });
    expect(seen.submission!.returned).toMatchObject({ score: 82, feedback: '부호를 다시 보세요.', seenAt: at });
    t.clock.advance(HOUR);
    await atFamily(`${url}/seen`, 'POST', { studentId: 's1' });
    expect((await read(id)).returned).toMatchObject({ seenAt: at });
  });

  it('is a letter in the words of the family, once however often it is asked', async () => {
    const id = await handedIn();
    await grade(id);
    const before = (await t.mails()).length;
    await act(id, 'return', { version: 2 });
    expect((await act(id, 'return', { version: 3 })).status).toBe(200);
    const [letter, vietnamese, ...more] = (await t.mails())
      .slice(before)
      .toSorted((one, other) => (one.recipient < other.recipient ? -1 : 1));
    expect(letter!.subject).toBe('[클래스] 중2 수학 숙제를 돌려받았어요');
    expect(letter!.text).toContain('점수: 82점\n선생님 말씀: 부호를 다시 보세요.');
    expect(vietnamese!.text).toContain('Điểm: 82 điểm');
    expect(more).toEqual([]);
  });

  it('waits until it is graded', async () => {
    const id = await handedIn();
    expect(await act(id, 'return', { version: 1 })).toMatchObject({ status: 409, code: 'NOT_GRADED' });
  });

  it('of many at once leaves what cannot be returned, and says why', async () => {
    const graded = await handedIn();
    const open = await handedIn({ title: '다른 과제' });
    await grade(graded);
    const { data } = await t.call<{ returned: string[]; failed: object[] }>('POST', `${SUBMISSIONS}/return`, {
      ids: [graded, open, 'sub_none'],
    });
    expect(data).toEqual({
      returned: [graded],
      failed: [
        { id: open, code: 'NOT_GRADED' },
        { id: 'sub_none', code: 'NOT_FOUND' },
      ],
    });
  });

  it('keeps what the family has while she changes her mind, until she returns it once more', async () => {
    const id = await handedIn();
    const { assignment } = await read(id);
    await grade(id);
    await act(id, 'return', { version: 2 });
    await grade(id, { version: 3, score: 90 });
    const seen = () => atFamily(`/fam/v1/homework/${assignment.id}?studentId=s1`, 'GET');
    expect((await seen()).submission!.returned).toMatchObject({ score: 82 });
    await act(id, 'return', { version: 4 });
    expect((await seen()).submission!.returned).toMatchObject({ score: 90, seenAt: null });
  });

  it('of everything after the deadline completes the assignment', async () => {
    const id = await handedIn({ lateAllowed: false });
    const { assignment } = await read(id);
    await grade(id);
    t.clock.set('2026-11-20T12:00:00.001Z');
    expect((await t.read(assignment.id)).status).toBe('CLOSED');
    await act(id, 'return', { version: 2 });
    expect((await t.read(assignment.id)).status).toBe('COMPLETED');
  });
});

describe('asking for it again', () => {
  const again = (version = 1) => ({ version, reason: '3번을 다시 풀어 보세요.', dueAt: '2026-11-25T12:00:00.000Z' });

  it('opens it for the family, whatever the deadline, and what was handed in before stays beside the new one', async () => {
    const id = await handedIn({ lateAllowed: false });
    const { assignment } = await read(id);
    await grade(id, { score: 40 });
    await act(id, 'ask-again', again(2));
    const seen = await atFamily(`/fam/v1/homework/${assignment.id}?studentId=s1`, 'GET');
    expect(seen.submission).toMatchObject({ asked: { reason: '3번을 다시 풀어 보세요.' }, returned: null });
    t.clock.set('2026-11-24T12:00:00.000Z');
    await t.submit(assignment.id, 's1', { text: '다시 풀었어요.' });
    expect(await read(id)).toMatchObject({
      attempt: 2,
      text: '다시 풀었어요.',
      gradeState: 'NONE',
      score: null,
      isLate: false,
      asked: null,
      earlier: [{ attempt: 1, text: '다 했어요.', score: 40, reason: '3번을 다시 풀어 보세요.' }],
    });
    await expect(t.submit(assignment.id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  it('is waited for until the new time: on the card of the student, and in its place on the page of his family [CLS-1]', async () => {
    const id = await handedIn({ title: '다시 낼 것', deadlineAt: '2026-11-19T12:00:00.000Z' });
    const { id: next } = await t.made({ title: '다음 것', deadlineAt: '2026-11-24T12:00:00.000Z' });
    await act(id, 'ask-again', again());
    const { data } = await t.call<{ items: ClassStudent[] }>('GET', '/tns/v1/my-classes/c1/students');
    const { assignment } = await read(id);
    expect(data.items.find((one) => one.id === 's1')!.homework.open).toEqual([
      { id: next, title: '다음 것', deadlineAt: '2026-11-24T12:00:00.000Z' },
      { id: assignment.id, title: '다시 낼 것', deadlineAt: '2026-11-25T12:00:00.000Z' },
    ]);
    const link = await familyHeaders(t.database, 'c1', 'g1');
    const seen = await t.request({ url: '/fam/v1/homework?list=OPEN', headers: { ...t.headers, ...link } });
    const { items } = seen.json<{ data: { items: FamilyHomework[] } }>().data;
    expect(items.map(({ title }) => title)).toEqual(['다음 것', '다시 낼 것']);
  });

  it('leaves what the family was told with the attempt that it was told of [ASG-2]', async () => {
    const id = await handedIn();
    const { assignment } = await read(id);
    await grade(id, { score: 85, feedback: '잘했어요.' });
    await act(id, 'return', { version: 2 });
    await grade(id, { version: 3, score: 90, feedback: '아주 잘했어요.' });
    await act(id, 'ask-again', again(4));
    t.clock.set('2026-11-24T12:00:00.000Z');
    await t.submit(assignment.id, 's1', { text: '다시 풀었어요.' });
    const told = [{ attempt: 1, score: 85, feedback: '잘했어요.' }];
    expect(await read(id)).toMatchObject({ returned: null, isLate: false, isLateByClock: false, earlier: told });
    const family = await atFamily(`/fam/v1/homework/${assignment.id}?studentId=s1`, 'GET');
    expect(family.submission).toMatchObject({
      text: '다시 풀었어요.',
      returned: null,
      earlier: [{ attempt: 1, text: '다 했어요.', returned: { score: 85, feedback: '잘했어요.' } }],
    });
  });

  it('keeps for herself what she had written and told nobody', async () => {
    const id = await handedIn();
    const { assignment } = await read(id);
    await grade(id, { score: 40, feedback: '혼자 보는 말' });
    await act(id, 'ask-again', again(2));
    await t.submit(assignment.id);
    const family = await atFamily(`/fam/v1/homework/${assignment.id}?studentId=s1`, 'GET');
    expect(family.submission).toMatchObject({ earlier: [{ attempt: 1, returned: null }] });
    expect(JSON.stringify(family)).not.toMatch(/"score":40|혼자 보는 말/);
  });

  it('ends when she grades it after all', async () => {
    const id = await handedIn();
    await act(id, 'ask-again', again());
    expect((await queue()).totals).toEqual({ 'to-grade': 0, 'to-return': 0, returned: 0 });
    expect((await grade(id, { version: 2 })).data).toMatchObject({ gradeState: 'GRADED', asked: null });
  });

  it('needs a time that is still to come, and somebody who still takes the lessons', async () => {
    const id = await handedIn();
    const past = { ...again(), dueAt: t.clock.now().toISOString() };
    expect(await act(id, 'ask-again', past)).toMatchObject({ status: 422, code: 'DATE_PAST' });
    await t.call('POST', '/tns/v1/my-classes/c1/students/s1/remove', { reason: '이사해요' });
    expect(await act(id, 'ask-again', again())).toMatchObject({ status: 409, code: 'WRONG_STATE' });
    await t.database.raw.exec(BACK);
  });
});

describe('the list of what is to be done [PLN-1]', () => {
  it('names the grading from the first submission on, due two days later, and drops it when nothing is left', async () => {
    const { id: assignmentId } = await t.made({ title: '3과' });
    expect(await tasks()).toEqual([]);
    const first = t.clock.now();
    await t.submit(assignmentId);
    t.clock.advance(HOUR);
    await t.submit(assignmentId, 's2');
    const due = new Date(first.getTime() + 48 * HOUR);
    expect(await tasks()).toEqual([{ title: '3과', note: '채점할 제출물 2개', due, finished: false }]);
    const [one, other] = (await queue()).items as [QueuedSubmission, QueuedSubmission];
    await grade(one.id);
    expect(await tasks()).toMatchObject([{ note: '채점할 제출물 1개', finished: false }]);
    await grade(other.id);
    expect(await tasks()).toMatchObject([{ finished: true }]);
    await act(other.id, 'ask-again', { version: 2, reason: '다시', dueAt: '2026-11-25T12:00:00.000Z' });
    await t.submit(assignmentId, 's2');
    expect(await tasks()).toMatchObject([{ note: '채점할 제출물 1개', finished: false }]);
  });
});
