import { randomUUID } from 'node:crypto';
import type { PageMark, ReturnedMarks, SubmissionMarks } from '@portal/domain/coursework/marks';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { familyHeaders } from '../../../testing/access-ground.ts';
import { type AssignmentApp, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';
import { familyOwnerOf } from '../../assets/module.ts';

let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

const SUBMISSIONS = '/tns/v1/submissions';
const mark = (over: Partial<PageMark> = {}): PageMark => ({
  id: randomUUID(),
  version: 1,
  page: 1,
  kind: 'pen',
  colour: 'camellia',
  width: 'normal',
  points: [10, 10, 400, 900],
  ...over,
});

const aWork = () =>
  addFileRow(t.database, {
    ownerId: familyOwnerOf({ guardianId: 'g1', classId: 'c1' }),
    location: 'SUBMISSION',
    name: '풀이.pdf',
  });
async function handedIn() {
  const fileId = await aWork();
  const { id: assignmentId } = await t.made();
  await t.submit(assignmentId, 's1', { fileIds: [fileId] });
  const handed = (await t.submissions(assignmentId)).find(({ student }) => student.id === 's1');
  return { assignmentId, fileId, id: handed!.id! };
}
const aVoice = () => addFileRow(t.database, { ownerId: t.teacher.id, location: 'VOICE', name: 'voice.webm' });
const read = async (id: string) => (await t.call<SubmissionMarks>('GET', `${SUBMISSIONS}/${id}/marks`)).data;
const state = async (id: string) => (await t.call<GradedSubmission>('GET', `${SUBMISSIONS}/${id}`)).data;
const draw = (id: string, fileId: string, version: number, marks: readonly unknown[], attempt = 1) =>
  t.call<SubmissionMarks>('PUT', `${SUBMISSIONS}/${id}/marks/${fileId}`, { attempt, version, marks });
const say = (id: string, before: string | null, fileId: string | null) =>
  t.call<SubmissionMarks>('PUT', `${SUBMISSIONS}/${id}/voice`, {
    attempt: 1,
    before,
    voice: fileId && { fileId, seconds: 42 },
  });
const grade = async (id: string) => {
  const { version } = await state(id);
  await t.call('PUT', `${SUBMISSIONS}/${id}/grade`, { version, score: 80, feedback: '', isLate: null, isDone: true });
};
const giveBack = async (id: string) =>
  t.call('POST', `${SUBMISSIONS}/${id}/return`, { version: (await state(id)).version });
async function askAgain(id: string) {
  const again = { version: (await state(id)).version, reason: '다시', dueAt: '2026-11-25T12:00:00.000Z' };
  expect((await t.call('POST', `${SUBMISSIONS}/${id}/ask-again`, again)).status).toBe(200);
}
async function family(assignmentId: string, studentId = 's1', guardianId = 'g1') {
  const link = await familyHeaders(t.database, 'c1', guardianId);
  const url = `/fam/v1/homework/${assignmentId}/marks?studentId=${studentId}`;
  const answer = await t.request({ method: 'GET', url, headers: { ...t.headers, ...link } });
  return answer.json<{ data: ReturnedMarks[]; code?: string }>();
}

describe('marks on handed-in work', () => {
  it('what she draws is kept beside the file, and she has begun to grade it [ASG-2]', async () => {
    const { id, fileId } = await handedIn();
    const marks = [mark(), mark({ page: 300, kind: 'text', points: [40, 2_000], text: '부호를 봐요' })];
    expect((await draw(id, fileId, 0, marks)).data).toEqual({
      attempt: 1,
      gradeState: 'GRADING',
      files: [{ fileId, version: 1, marks }],
      voice: null,
      earlier: [],
    });
    expect(await draw(id, fileId, 1, marks.slice(1))).toMatchObject({ status: 200 });
    expect((await read(id)).files).toEqual([{ fileId, version: 2, marks: marks.slice(1) }]);
  });

  it('a second tab that has not seen them hears of it, and takes nothing away [ASG-2]', async () => {
    const { id, fileId } = await handedIn();
    const first = [mark()];
    await draw(id, fileId, 0, first);
    expect((await draw(id, fileId, 0, [mark()])).code).toBe('VERSION_CONFLICT');
    expect((await draw(id, fileId, 5, [])).code).toBe('VERSION_CONFLICT');
    expect((await read(id)).files[0]!.marks).toEqual(first);
  });

  it.each<[string, object | null]>([
    ['another kind', { kind: 'picture' }],
    ['a place outside', { points: [-1, 5] }],
    ['half a point', { points: [1, 2, 3] }],
    ['no whole numbers', { points: [1.5, 2] }],
    ['a text without words', { kind: 'text', text: ' ' }],
    ['words on a stroke', { text: 'x' }],
    ['a page that nobody has', { page: 0 }],
    ['an id of its own making', { id: '../../etc' }],
    ['something beside', { src: 'https://elsewhere.example' }],
    ['a stroke without end', { points: Array.from({ length: 1_002 }, () => 1) }],
  ])('%s is refused [ASG-2]', async (_, over) => {
    const { id, fileId } = await handedIn();
    expect((await draw(id, fileId, 0, [{ ...mark(), ...over }])).code).toBe('VALIDATION');
    expect((await read(id)).files).toEqual([]);
  });

  it('neither more than fits, nor on a file that was not handed in, nor on an attempt that is over [ASG-2]', async () => {
    const { id, fileId } = await handedIn();
    const many = Array.from({ length: 1_001 }, () => mark({ points: [1, 1] }));
    expect((await draw(id, fileId, 0, many)).code).toBe('VALIDATION');
    const long = Array.from({ length: 1_000 }, () => 7);
    const heavy = Array.from({ length: 81 }, () => mark({ points: long }));
    expect((await draw(id, fileId, 0, heavy)).code).toBe('VALIDATION');
    expect((await draw(id, fileId, 0, heavy.slice(1))).status).toBe(200);
    expect((await draw(id, 'file_other', 0, [mark()])).code).toBe('NOT_FOUND');
    expect((await draw(id, fileId, 1, [mark()], 2)).code).toBe('WRONG_STATE');
  });
});

describe('marks and voice that were returned', () => {
  it('the family sees them once they are returned, and they stay while she changes her mind [ASG-2]', async () => {
    const { assignmentId, id, fileId } = await handedIn();
    const told = [mark()];
    const voice = await aVoice();
    await draw(id, fileId, 0, told);
    expect((await say(id, null, voice)).data.voice).toMatchObject({ file: { id: voice }, seconds: 42 });
    await grade(id);
    expect((await family(assignmentId)).data).toEqual([]);
    await giveBack(id);
    const [seen] = (await family(assignmentId)).data;
    expect(seen).toMatchObject({
      files: [{ file: { id: fileId, name: '풀이.pdf' }, marks: told }],
      voice: { file: { id: voice }, seconds: 42 },
    });

    await draw(id, fileId, 1, [...told, mark()]);
    expect((await state(id)).gradeState).toBe('GRADED');
    await say(id, voice, null);
    expect((await family(assignmentId)).data).toMatchObject([
      { attempt: 1, files: [{ marks: told }], voice: { file: { id: voice } } },
    ]);
    await giveBack(id);
    const [anew] = (await family(assignmentId)).data;
    expect(anew!.files[0]!.marks).toHaveLength(2);
    expect(anew!.voice).toBeNull();
  });

  it('the family has what she drew and said with the asking for more, and it stays of that attempt for good [ASG-2]', async () => {
    const { assignmentId, id, fileId } = await handedIn();
    const told = [mark()];
    const voice = await aVoice();
    await draw(id, fileId, 0, told);
    await say(id, null, voice);
    await askAgain(id);
    const first = { attempt: 1, files: [{ file: { id: fileId }, marks: told }], voice: { file: { id: voice } } };
    expect((await family(assignmentId)).data).toMatchObject([first]);

    // What she draws after that is told no more.
    await draw(id, fileId, 1, [...told, mark()]);
    await say(id, voice, null);
    await t.submit(assignmentId, 's1', { fileIds: [await aWork()] });
    expect(await read(id)).toMatchObject({
      attempt: 2,
      files: [],
      voice: null,
      earlier: [{ attempt: 1, files: [{ fileId, marks: told }], voice: { file: { id: voice }, seconds: 42 } }],
    });
    expect((await family(assignmentId)).data).toMatchObject([first]);

    await grade(id);
    await giveBack(id);
    expect((await family(assignmentId)).data).toMatchObject([{ attempt: 2, files: [], voice: null }, first]);
  });

  it('what was returned and asked for again begins without marks, and is seen with the attempt that it was [ASG-2]', async () => {
    const { assignmentId, id, fileId } = await handedIn();
    await draw(id, fileId, 0, [mark()]);
    await grade(id);
    await giveBack(id);
    await askAgain(id);
    await t.submit(assignmentId, 's1', { text: '두 번째' });
    expect(await read(id)).toMatchObject({ attempt: 2, files: [], voice: null, earlier: [{ attempt: 1 }] });
    expect((await family(assignmentId)).data).toMatchObject([{ attempt: 1, files: [{ file: { id: fileId } }] }]);
  });

  it('a voice comment that was taken away can be put back [ASG-2]', async () => {
    const { id } = await handedIn();
    const voice = await aVoice();
    await say(id, null, voice);
    expect((await say(id, voice, null)).data.voice).toBeNull();
    expect((await say(id, null, voice)).data.voice).toMatchObject({ file: { id: voice } });
  });

  it('another family finds nothing of it, and another voice than her own is not taken [ASG-2]', async () => {
    const { assignmentId, id } = await handedIn();
    expect((await family(assignmentId, 's2', 'g1')).code).toBe('NOT_FOUND');
    const strange = await addFileRow(t.database, { ownerId: 'somebody', location: 'VOICE', name: 'a.webm' });
    expect((await say(id, null, strange)).code).toBe('FILE_NOT_FOUND');
    const voice = await aVoice();
    await say(id, null, voice);
    expect((await say(id, null, await aVoice())).code).toBe('VERSION_CONFLICT');
    expect((await read(id)).voice?.file.id).toBe(voice);
  });
});
