import { randomUUID } from 'node:crypto';
import { type ClassApp, createClassApp, MY_CLASSES } from '../../testing/apps/class-app.ts';

const CALLERS = 32;
const ROUNDS = 3;
let t: ClassApp;
beforeAll(async () => {
  t = await createClassApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

/** How often each outcome came; a deadlock or any other surprise would show as UNEXPECTED. */
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const each = (work: (no: number) => Promise<string>) =>
  Promise.all(Array.from({ length: CALLERS }, (_, no) => work(no)));
const answered = async (call: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await call;
  return code ?? String(status);
};
const countOf = async (what: string) => (await t.sql<{ n: number }>(`select count(*)::int as n from ${what}`))[0]!.n;
/** Fridays at ten and Fridays at half past ten: all of them overlap. */
const wanted = (no: number) =>
  no % 2 ? { weeklySchedule: [{ weekday: 'FRIDAY' as const, start: '10:30', end: '11:30' }] } : {};

describe('32 callers at the same moment', () => {
  it('make classes over the same time: one stands with all its lessons, the others learn what is there [R14]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      expect(tally(await each((no) => answered(t.make(wanted(no)))))).toEqual({
        201: 1,
        SCHEDULE_OVERLAP: CALLERS - 1,
      });
      expect([await countOf('teaching_class'), await countOf('lesson')]).toEqual([1, 3]);
    }
  });

  it('send one wish: one class stands, and all of them get it [R45]', async () => {
    const clientId = randomUUID();
    const ids = new Set<string>();
    await each(async () => {
      ids.add((await t.made({ clientId })).id);
      return '';
    });
    expect([ids.size, await countOf('teaching_class'), await countOf('lesson')]).toEqual([1, 1, 3]);
  });

  it('cancel a class and make others in its place: it ends once, and one at most comes after it [CLS-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const { id } = await t.made();
      const cancel = () => t.call('POST', `${MY_CLASSES}/${id}/cancel`, { version: 1, reason: '이유' });
      const outcomes = await each((no) => answered((no + round) % 2 ? cancel() : t.make(wanted(no))));
      const made = outcomes.filter((one) => one === '201').length;
      expect(made).toBeLessThanOrEqual(1);
      expect(tally(outcomes.filter((one) => one !== '201'))).toEqual({
        200: 1,
        WRONG_STATE: CALLERS / 2 - 1,
        SCHEDULE_OVERLAP: CALLERS / 2 - made,
      });
      expect(await countOf(`lesson where status = 'CANCELED'`)).toBe(3);
      expect(await countOf(`lesson where status = 'UPCOMING'`)).toBe(3 * made);
      expect(await countOf(`class_history where event = 'CANCEL'`)).toBe(1);
    }
  });
});
