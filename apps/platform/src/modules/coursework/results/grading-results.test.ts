import type { GradingResults } from '@portal/domain/coursework/grading-results';
import { type AssignmentApp, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';

const SUBMISSIONS = '/tns/v1/submissions';

let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

const ofAssignment = async (id: string) =>
  (await t.call<GradingResults>('GET', `/tns/v1/assignments/${id}/results`)).data;
const ofClass = async (id: string) =>
  (await t.call<GradingResults>('GET', `/tns/v1/my-classes/${id}/assignment-results`)).data;
async function grade(assignmentId: string, studentId: string, over: object) {
  await t.submit(assignmentId, studentId);
  const { id } = (await t.submissions(assignmentId)).find(({ student }) => student.id === studentId)!;
  const body = { version: 1, score: null, feedback: '', isLate: null, isDone: true, ...over };
  expect((await t.call('PUT', `${SUBMISSIONS}/${id!}/grade`, body)).status).toBe(200);
  return id!;
}

describe('what came out [ASG-2]', () => {
  it('is counted from what was graded: average, bands, tags with the newest example, and time once three were measured', async () => {
    const [one, other] = [await t.made(), await t.made({ title: '다른 과제' })];
    const first = await grade(one.id, 's1', { score: 100, errorTags: ['부호'], activeSeconds: 30, feedback: '부호!' });
    t.clock.advance(1_000);
    const second = await grade(one.id, 's2', {
      score: 89,
      errorTags: ['부호', '단위'],
      activeSeconds: 60,
      feedback: '둘',
    });
    expect(await ofAssignment(one.id)).toEqual({
      handedIn: 2,
      graded: 2,
      scored: 2,
      average: 94.5,
      bands: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
      errors: [
        { tag: '부호', count: 2, example: { submissionId: second, studentName: expect.any(String), feedback: '둘' } },
        { tag: '단위', count: 1, example: { submissionId: second, studentName: expect.any(String), feedback: '둘' } },
      ],
      time: { measured: 2, medianSeconds: null },
    });
    await grade(other.id, 's1', { score: 0, activeSeconds: 600 });
    await t.submit(other.id, 's2');
    expect(await ofClass('c1')).toMatchObject({
      handedIn: 4,
      graded: 3,
      average: 63,
      bands: [1, 0, 0, 0, 0, 0, 0, 0, 1, 1],
      time: { measured: 3, medianSeconds: 60 },
    });
    expect(await ofAssignment(other.id)).toMatchObject({ handedIn: 2, graded: 1, average: 0, errors: [] });
    const again = { version: 2, reason: '다시', dueAt: '2026-11-25T12:00:00.000Z' };
    await t.call('POST', `${SUBMISSIONS}/${first}/ask-again`, again);
    await t.submit(one.id, 's1', { text: '다시' });
    // What was wrong in the first attempt was wrong; its score counts no more.
    expect(await ofAssignment(one.id)).toMatchObject({
      graded: 1,
      average: 89,
      errors: [{ tag: '부호', count: 2 }, {}],
    });
  });

  it('is nothing where nothing was graded', async () => {
    const { id } = await t.made();
    expect(await ofAssignment(id)).toMatchObject({ handedIn: 0, average: null, errors: [], time: { measured: 0 } });
    expect((await t.call('GET', '/tns/v1/assignments/asg_none/results')).code).toBe('NOT_FOUND');
  });
});

describe('a class that ended before its time', () => {
  it('leaves the queue with all that waited in it, and what was handed in can still be opened [ASG-2]', async () => {
    const { id: assignmentId } = await t.made();
    await t.submit(assignmentId);
    const graded = await grade((await t.made({ title: '둘' })).id, 's1', { score: 50 });
    const queue = async (list: string) =>
      (await t.call<{ totals: object; items: object[] }>('GET', `${SUBMISSIONS}/queue?list=${list}`)).data;
    expect(await queue('to-return')).toMatchObject({ totals: { 'to-grade': 1, 'to-return': 1 }, items: [{}] });
    await t.database.raw.exec(`update teaching_class set canceled_at = now(), cancel_reason = '사정' where id = 'c1'`);
    const none = { totals: { 'to-grade': 0, 'to-return': 0, returned: 0 }, items: [] };
    expect(await queue('to-grade')).toEqual(none);
    expect(await queue('to-return')).toEqual(none);
    expect((await t.read(assignmentId)).counts).toMatchObject({ submitted: 1, toGrade: 0 });
    expect((await t.submissions(assignmentId))[0]!.id).toBeTruthy();
    expect((await t.call('GET', `${SUBMISSIONS}/${graded}`)).status).toBe(200);
  });
});
