import type { OpsDecision } from '@portal/domain/ops/ops';
import type { Review } from '@portal/domain/reviews/review';
import { moveReview, type ReviewEvent } from '@portal/domain/reviews/review-transitions';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { createReviewApp, type ReviewApp } from '../../testing/apps/review-app.ts';

const CALLERS = 32;
const ROUNDS = 8;
let t: ReviewApp;
let queue: OpsSource;
beforeAll(async () => {
  t = await createReviewApp();
  queue = t.opsSources.find((source) => source.queue === 'REVIEWS')!;
});
afterAll(() => t.close());

/** How often each outcome came; a deadlock or any other surprise would show as UNEXPECTED. */
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const answered = async (call: Promise<{ code?: string }>) => (await call).code ?? 'done';
const settled = (step: Promise<unknown>) =>
  step.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const each = (work: (no: number) => Promise<string>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, no) => work(no)));
const countOf = async (what: string) => {
  const [row] = await t.database.raw.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row!.n;
};
const report = (id: string) => answered(t.tell(id, 'report', { grounds: '이유' }));
/** Of answers at the same moment one comes first, and the others did not see it. */
const reply = async (id: string, no: number) => {
  const outcome = await answered(t.reply(id, `답글 ${no}`));
  return outcome === 'VERSION_CONFLICT' ? 'done' : outcome;
};
const edit = ({ student }: Review, no: number) =>
  answered(t.sayAnew(student.id, { rating: 3, content: `다른 말 ${no}` }));
const decide = (id: string, decision: OpsDecision) =>
  settled(queue.decide(id, 'op-1', { decision, reason: '이유', remarks: [] }));

/** Every row begins where the one before it ended, and is a step of the table; one row for each step that was taken. */
async function expectLegal(id: string): Promise<void> {
  const steps = await t.steps(id);
  let handling: Review['handling'] = 'PENDING';
  for (const step of steps.slice(1)) {
    const [event, way] = step.split(' ') as [ReviewEvent, string];
    const [from, to] = way.split('>');
    expect([step, from]).toEqual([step, handling]);
    expect(moveReview({ handling, outcome: null }, event)).toEqual({ to });
    handling = to as Review['handling'];
  }
  expect((await t.read(id)).handling).toBe(handling);
  const [row] = await t.database.raw.query<{ version: number }>('select version from review where id = $1', [id]);
  expect(row?.version).toBe(steps.length);
}

describe('32 callers at the same moment', () => {
  it('review one class for one child, both its guardians: one review stands, and the others learn of it [REV-2]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const studentId = await t.addStudent();
      const say = (no: number) => t.say(studentId, { by: no % 2 ? 'mother' : 'father', content: `좋아요 ${no}` });
      expect(tally(await each((no) => answered(say(no))))).toEqual({ done: 1, ALREADY_REVIEWED: CALLERS - 1 });
      expect(await countOf(`review where student_id = '${studentId}'`)).toBe(1);
      expect(await countOf(`review_history where actor_id in ('mother-${studentId}', 'father-${studentId}')`)).toBe(1);
    }
  });

  it('would leave more than one, if whoever saw none simply wrote', async () => {
    await t.database.raw.exec('create table naive_review (student_id int)');
    await each(async () => {
      await t.database.rawTransaction(async (connection) => {
        if ((await connection.query('select 1 from naive_review')).length) return;
        await connection.query('insert into naive_review values (1)');
      });
      return '';
    });
    expect(await countOf('naive_review')).toBeGreaterThan(1);
  });

  it('report, answer and hide one review: one report waits, and nothing of the others is lost [REV-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.post();
      const actions = [
        report,
        reply,
        (one: string, no: number) => answered(t.tell(one, 'hide', { reason: `이유 ${no}` })),
        (one: string) => answered(t.tell(one, 'unhide')),
      ];
      const outcomes = await each((no) => actions[(no + round) % 4]!(id, no));
      expect(tally(outcomes)).toEqual({ done: CALLERS - 7, REPORT_EXISTS: 7 });
      expect((await t.read(id)).reply?.content).toMatch(/^답글 \d+$/);
      expect(await countOf(`ops_item where id = '${id}' and state = 'WAITING'`)).toBe(1);
      await expectLegal(id);
    }
  });

  it('answer one review in as many tabs: one answer stands, and the others learn of it [REV-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.post();
      const outcomes = await each((no) => answered(t.reply(id, `답글 ${no}`, { version: 1 })));
      expect(tally(outcomes)).toEqual({ done: 1, VERSION_CONFLICT: CALLERS - 1 });
      expect((await t.read(id)).reply?.content).toBe(`답글 ${outcomes.indexOf('done')}`);
      await expectLegal(id);
    }
  });

  it('decide about one report: one decision counts, and she is told once [REV-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.post();
      await report(id);
      await queue.pickUp(id, 'op-1');
      const outcomes = await each((no) => decide(id, no % 2 ? 'ACCEPT' : 'DECLINE'));
      expect(tally(outcomes)).toEqual({ done: 1, WRONG_STATE: CALLERS - 1 });
      const isRemoved = outcomes.indexOf('done') % 2 === 1;
      expect((await t.read(id)).report?.decision?.outcome).toBe(isRemoved ? 'REMOVED' : 'KEPT');
      expect(await countOf(`outbox where dedupe_key like 'REVIEW_DECIDED/${id}/%'`)).toBe(1);
      expect((await t.steps(id)).filter((step) => step.endsWith('>ADMIN_COMPLETED'))).toHaveLength(1);
    }
  });

  it('decide, answer, report again and write anew: one ending, and no deadlock [REV-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.post();
      await report(id);
      await queue.pickUp(id, 'op-1');
      const review = await t.read(id);
      const actions = [
        () => decide(id, 'DECLINE'),
        (no: number) => edit(review, no),
        report.bind(undefined, id),
        (no: number) => reply(id, no),
      ];
      const outcomes = await each((no) => actions[(no + round) % 4]!(no));
      expect(outcomes.filter((one) => !['done', 'WRONG_STATE', 'REPORT_EXISTS'].includes(one))).toEqual([]);
      const endings = (await t.steps(id)).filter((step) => step.includes('ADMIN_PENDING>ADMIN_COMPLETED'));
      // What was written anew may have been reported anew, and then waits or ended once more.
      const isWaiting = (await t.read(id)).handling === 'ADMIN_PENDING';
      const reports = (await t.steps(id)).filter((step) => step.startsWith('REPORT')).length;
      expect(endings).toHaveLength(reports - Number(isWaiting));
      expect(await countOf(`ops_item where id = '${id}' and decided_at is null`)).toBe(Number(isWaiting));
      await expectLegal(id);
    }
  });
});
