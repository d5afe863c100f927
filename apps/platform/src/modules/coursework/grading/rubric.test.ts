import type { GradedSubmission } from '@portal/domain/coursework/submission';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { familyHeaders } from '../../../testing/access-ground.ts';
import { type AssignmentApp, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';

const SUBMISSIONS = '/tns/v1/submissions';
const rubric = [
  { name: '식 세우기', points: 60 },
  { name: '답', points: 40 },
];

let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

const read = async (id: string) => (await t.call<GradedSubmission>('GET', `${SUBMISSIONS}/${id}`)).data;
const grade = (id: string, over: object = {}) =>
  t.call<GradedSubmission>('PUT', `${SUBMISSIONS}/${id}/grade`, {
    version: 1,
    score: null,
    feedback: '',
    isLate: null,
    isDone: true,
    ...over,
  });
async function handedIn(over: Parameters<AssignmentApp['made']>[0] = { rubric }) {
  const assignment = await t.made(over);
  await t.submit(assignment.id);
  return { assignment, id: (await t.submissions(assignment.id)).find(({ student }) => student.id === 's1')!.id! };
}
async function atFamily(assignmentId: string): Promise<FamilyHomework> {
  const link = await familyHeaders(t.database, 'c1', 'g1');
  const url = `/fam/v1/homework/${assignmentId}?studentId=s1`;
  const sent = await t.request({ method: 'GET', url, headers: { ...t.headers, ...link } });
  return sent.json<{ data: FamilyHomework }>().data;
}

describe('a rubric [ASG-2]', () => {
  it.each([
    ['one criterion', [{ name: '답', points: 100 }]],
    ['nine', Array.from({ length: 9 }, (_, at) => ({ name: `${at}`, points: at === 8 ? 20 : 10 }))],
    ['a sum of 99', [{ name: '식', points: 60 }, { name: '답', points: 39 }]], // prettier-ignore
    ['no name', [{ name: ' ', points: 60 }, { name: '답', points: 40 }]], // prettier-ignore
    ['a part of a point', [{ name: '식', points: 60.5 }, { name: '답', points: 39.5 }]], // prettier-ignore
  ])('is refused with %s', async (_what, given) => {
    expect((await t.create({ rubric: given })).status).toBe(400);
  });

  it('stays where an edit says nothing of it, goes where she takes it away, and is locked by the first submission', async () => {
    const made = await t.made({ rubric });
    const kept = (await t.edit(made, { title: '새 이름' })).data;
    expect(kept.rubric).toEqual(rubric);
    const without = (await t.edit(kept, { rubric: null })).data;
    expect(without.rubric).toBeNull();
    const again = (await t.edit(without, { rubric })).data;
    await t.submit(again.id);
    expect(await t.edit(again, { rubric: null })).toMatchObject({ code: 'ASSIGNMENT_LOCKED' });
  });

  it('makes the score the sum of its points, whatever score is sent', async () => {
    const { id } = await handedIn();
    expect((await grade(id, { isDone: false, rubricPoints: [50, null], score: 99 })).data).toMatchObject({
      score: null,
      rubricPoints: [50, null],
      gradeState: 'GRADING',
    });
    expect((await grade(id, { version: 2, rubricPoints: [50, 33], score: 99 })).data.score).toBe(83);
    expect((await grade(id, { version: 3, score: 12, feedback: '말만' })).data.score).toBe(83);
  });

  it.each([
    ['more than a criterion has', { rubricPoints: [61, 0] }],
    ['too few of them', { rubricPoints: [50] }],
    ['one of them left open at the end', { rubricPoints: [50, null] }],
    ['a score without points', { score: 90 }],
  ])('refuses %s', async (_what, over) => {
    const { id } = await handedIn();
    expect(await grade(id, over)).toMatchObject({
      status: 400,
      fields: { rubricPoints: expect.any(String) as string },
    });
  });

  it('is refused where the assignment has none', async () => {
    const { id } = await handedIn({});
    expect((await grade(id, { rubricPoints: [50, 50] })).status).toBe(400);
  });

  it('is told to the family point by point when it is returned, and stays while she changes her mind', async () => {
    const { id, assignment } = await handedIn();
    await grade(id, { rubricPoints: [50, 33] });
    await t.call('POST', `${SUBMISSIONS}/${id}/return`, { version: 2 });
    await grade(id, { version: 3, rubricPoints: [10, 10] });
    expect((await atFamily(assignment.id)).submission!.returned).toMatchObject({
      score: 83,
      rubric: [
        { name: '식 세우기', points: 60, given: 50 },
        { name: '답', points: 40, given: 33 },
      ],
    });
    const plain = await handedIn({});
    await grade(plain.id, { score: 70 });
    await t.call('POST', `${SUBMISSIONS}/${plain.id}/return`, { version: 2 });
    expect((await atFamily(plain.assignment.id)).submission!.returned).not.toHaveProperty('rubric');
  });
});

describe('tags and time [ASG-2]', () => {
  it('are kept with the grade: tags as she leaves them, seconds added up', async () => {
    const { id } = await handedIn({});
    await grade(id, { isDone: false, errorTags: ['부호', '단위'], activeSeconds: 40 });
    await grade(id, { version: 2, score: 80, activeSeconds: 20 });
    expect(await read(id)).toMatchObject({ errorTags: ['부호', '단위'] });
    await grade(id, { version: 3, score: 80, errorTags: ['단위'] });
    expect(await read(id)).toMatchObject({ errorTags: ['단위'] });
    const { rows } = { rows: await t.database.raw.query<{ s: number }>('select active_seconds as s from submission') };
    expect(rows).toEqual([{ s: 60 }]);
    expect(
      (await grade(id, { version: 4, score: 80, errorTags: Array.from({ length: 21 }, (_, at) => `${at}`) })).status,
    ).toBe(400);
  });
});
