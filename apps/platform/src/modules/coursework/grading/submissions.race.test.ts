import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { type AssignmentApp, createAssignmentApp } from '../../../testing/apps/assignment-app.ts';

const ROUNDS = 20;
const CALLERS = 8;
const SUBMISSIONS = '/tns/v1/submissions';

let t: AssignmentApp;
beforeAll(async () => {
  t = await createAssignmentApp();
}, 60_000);
afterAll(() => t.close());

const codeOf = async (call: Promise<{ code?: string }>) => (await call).code ?? 'done';
const settled = (action: Promise<unknown>) =>
  action.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const graded = (version: number, feedback: string) => ({ version, score: 80, feedback, isLate: null, isDone: true });

async function handedIn() {
  await t.clear();
  const { id: assignmentId } = await t.made();
  await t.submit(assignmentId);
  const handed = (await t.submissions(assignmentId)).find(({ student }) => student.id === 's1');
  return { assignmentId, id: handed!.id! };
}
const read = async (id: string) => (await t.call<GradedSubmission>('GET', `${SUBMISSIONS}/${id}`)).data;

describe('at the same moment [ASG-2]', () => {
  it('graders who have read the same are one who has graded it, and others who hear that he was first', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await handedIn();
      const outcomes = await Promise.all(
        Array.from({ length: CALLERS }, (_, no) =>
          codeOf(t.call('PUT', `${SUBMISSIONS}/${id}/grade`, graded(1, `${no}`))),
        ),
      );
      expect(tally(outcomes)).toEqual({ done: 1, VERSION_CONFLICT: CALLERS - 1 });
      expect((await read(id)).feedback).toBe(String(outcomes.indexOf('done')));
    }
  });

  it('returning alone and among many tells the family once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await handedIn();
      await t.call('PUT', `${SUBMISSIONS}/${id}/grade`, graded(1, '잘했어요.'));
      const before = (await t.mails()).length;
      await Promise.all([
        t.call('POST', `${SUBMISSIONS}/return`, { ids: [id] }),
        t.call('POST', `${SUBMISSIONS}/${id}/return`, { version: 2 }),
        t.call('POST', `${SUBMISSIONS}/return`, { ids: [id] }),
      ]);
      const letters = (await t.mails()).slice(before);
      expect(letters.every(({ text }) => text.includes('잘했어요.'))).toBe(true);
      // To each of his guardians.
      expect(letters).toHaveLength(2);
      expect(new Set(letters.map(({ recipient }) => recipient)).size).toBe(2);
      expect((await read(id)).gradeState).toBe('RETURNED');
    }
  });

  it('a second attempt and a grade leave one of them: no grade is given to words that nobody has read', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { assignmentId, id } = await handedIn();
      const asked = { version: 1, reason: '다시', dueAt: '2026-11-25T12:00:00.000Z' };
      await t.call('POST', `${SUBMISSIONS}/${id}/ask-again`, asked);
      const [handed, grade] = await Promise.all([
        settled(t.submit(assignmentId, 's1', { text: '두 번째' })),
        codeOf(t.call('PUT', `${SUBMISSIONS}/${id}/grade`, graded(2, '첫 번째를 보고'))),
      ]);
      const { attempt, gradeState } = await read(id);
      expect([handed, grade, attempt, gradeState]).toEqual(
        attempt === 2 ? ['done', 'VERSION_CONFLICT', 2, 'NONE'] : ['WRONG_STATE', 'done', 1, 'GRADED'],
      );
    }
  });
});
