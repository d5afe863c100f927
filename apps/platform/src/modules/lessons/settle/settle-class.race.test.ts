import type { Tx } from '../../../core/database/database.ts';
import { type ClassApp, createClassApp } from '../../../testing/apps/class-app.ts';
import { settleClass } from './settle-class.ts';
import { settleQueries } from './settle.queries.ts';

let t: ClassApp;
beforeAll(async () => {
  t = await createClassApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

/** Nobody goes on before so many have come. */
function meetingOf(count: number): () => Promise<void> {
  let missing = count;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    if (--missing === 0) resolve();
    return promise;
  };
}

describe('the last two lessons of a class, confirmed at the same moment', () => {
  /** Both are confirmed before either looks at the class. */
  async function confirmBoth(settle: (tx: Tx, classId: string) => Promise<unknown>): Promise<string> {
    const { id } = await t.made();
    const [one, two, three] = await t.lessonsOf(id);
    await t.set(three!.id, `status = 'CANCELED', cancel_reason = '이유'`);
    for (const { id: lessonId } of [one!, two!]) await t.set(lessonId, `status = 'DONE', held = true`);
    await t.sql(`update teaching_class set progress = 'ENDED' where id = '${id}'`);
    const confirmed = meetingOf(2);
    const confirm = (lessonId: string) =>
      t.database.db.transaction(async (tx) => {
        await tx.execute(`update lesson set status = 'FINISHED' where id = '${lessonId}'`);
        await confirmed();
        await settle(tx, id);
      });
    await Promise.all([confirm(one!.id), confirm(two!.id)]);
    return (await t.get(id)).progress;
  }

  it('finish it: the second waits for the first and sees what it did [CLS-1]', async () => {
    expect(
      await confirmBoth((tx, id) => settleClass({ tx, now: t.clock.now(), write: () => Promise.resolve() }, id)),
    ).toBe('FINISHED');
  });

  it('would leave it open, if each only looked and wrote', async () => {
    const looked = meetingOf(2);
    const naive = async (tx: Tx, id: string) => {
      const { unconfirmed } = await settleQueries(tx).factsOf(id, t.clock.now());
      await looked();
      if (unconfirmed === 0) await tx.execute(`update teaching_class set progress = 'FINISHED' where id = '${id}'`);
    };
    expect(await confirmBoth(naive)).toBe('ENDED');
  });
});
