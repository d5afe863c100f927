import { randomUUID } from 'node:crypto';
import { mergeMarks, type PageMark, type SubmissionMarks } from '@portal/domain/coursework/marks';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { type AssignmentApp, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';
import { addFileRow } from '../../../testing/file-rows.ts';
import { familyOwnerOf } from '../../assets/module.ts';

const ROUNDS = 10;
const SUBMISSIONS = '/tns/v1/submissions';

let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
}, 60_000);
afterAll(() => t.close());

const mark = (): PageMark => ({
  id: randomUUID(),
  version: 1,
  page: 1,
  kind: 'line',
  colour: 'camellia',
  width: 'normal',
  points: [1, 1, 9, 9],
});

async function handedIn() {
  await t.clear();
  const owner = familyOwnerOf({ guardianId: 'g1', classId: 'c1' });
  const fileId = await addFileRow(t.database, { ownerId: owner, location: 'SUBMISSION' });
  const { id: assignmentId } = await t.made();
  await t.submit(assignmentId, 's1', { fileIds: [fileId] });
  const handed = (await t.submissions(assignmentId)).find(({ student }) => student.id === 's1');
  return { fileId, id: handed!.id! };
}
const read = async (id: string) => (await t.call<SubmissionMarks>('GET', `${SUBMISSIONS}/${id}/marks`)).data;
const draw = (id: string, fileId: string, version: number, marks: readonly PageMark[]) =>
  t.call<SubmissionMarks>('PUT', `${SUBMISSIONS}/${id}/marks/${fileId}`, { attempt: 1, version, marks });

describe('at the same moment [ASG-2]', () => {
  it('two tabs that draw lose nothing of each other: who was second hears of it, and draws on top', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, fileId } = await handedIn();
      const tabs = Array.from({ length: 4 }, () => mark());
      const tab = async (own: PageMark) => {
        let base: readonly PageMark[] = [];
        let mine: readonly PageMark[] = [own];
        for (let version = 0; ;) {
          const { status, code } = await draw(id, fileId, version, mine);
          if (status === 200) return;
          expect(code).toBe('VERSION_CONFLICT');
          const theirs = (await read(id)).files[0]!;
          mine = mergeMarks(base, mine, theirs.marks);
          base = theirs.marks;
          ({ version } = theirs);
        }
      };
      await Promise.all(tabs.map(tab));
      const [file] = (await read(id)).files;
      expect(file!.version).toBe(4);
      expect(new Set(file!.marks.map((one) => one.id))).toEqual(new Set(tabs.map((one) => one.id)));
    }
  });

  it('what is drawn while it is returned is told with it, or waits to be returned once more', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, fileId } = await handedIn();
      const grade = { version: 1, score: 80, feedback: '', isLate: null, isDone: true };
      await t.call('PUT', `${SUBMISSIONS}/${id}/grade`, grade);
      const [drawn, returned] = await Promise.all([
        draw(id, fileId, 0, [mark()]),
        t.call('POST', `${SUBMISSIONS}/${id}/return`, { version: 2 }),
      ]);
      expect([drawn.status, returned.status]).toEqual([200, 200]);
      const [told] = await t.database.raw.query<{ n: number }>(
        'select jsonb_array_length(returned_marks) as n from submission_marks where submission_id = $1',
        [id],
      );
      const { gradeState } = (await t.call<GradedSubmission>('GET', `${SUBMISSIONS}/${id}`)).data;
      expect([told!.n, gradeState]).toEqual(told!.n === 1 ? [1, 'RETURNED'] : [0, 'GRADED']);
    }
  });
});
