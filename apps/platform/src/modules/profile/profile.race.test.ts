import {
  ACCEPTED,
  aProfileDraft,
  createProfileApp,
  DECLINED,
  type ProfileApp,
} from '../../testing/apps/profile-app.ts';

const CALLERS = 32;
const ROUNDS = 10;
let t: ProfileApp;
beforeAll(async () => {
  t = await createProfileApp();
});
beforeEach(() => t.clear());
afterAll(() => t.close());

/** How often each outcome came; a deadlock or any other surprise would show as UNEXPECTED. */
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const outcomeOf = async (answer: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await answer;
  return code ?? String(status);
};
const settled = (step: Promise<void>) =>
  step.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const each = <T>(work: (no: number) => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, (_, no) => work(no)));
const countOf = async (what: string) => {
  const [row] = await t.database.raw.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row!.n;
};
const submit = (version: number) => outcomeOf(t.call('POST', '/submit', { version }));
const cancel = () => outcomeOf(t.call('POST', '/cancel'));

describe('32 teachers’ windows at the same moment', () => {
  it('write one draft: the first is kept, the others learn of it [R12] [R47]', async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const outcomes = await each((no) =>
        outcomeOf(t.call('PUT', '', { version: round, content: aProfileDraft({ shortIntro: `${round} ${no}` }) })),
      );
      expect(tally(outcomes)).toEqual({ 200: 1, VERSION_CONFLICT: CALLERS - 1 });
      const winner = outcomes.indexOf('200');
      expect(await t.read()).toMatchObject({ version: round + 1, content: { shortIntro: `${round} ${winner}` } });
    }
  });

  it('hand it in: one submission waits [PRF-2] [R12]', async () => {
    await t.write(aProfileDraft());
    for (let round = 0; round < ROUNDS; round++) {
      expect(tally(await each(() => submit(2)))).toEqual({ 200: 1, WRONG_STATE: CALLERS - 1 });
      expect(await countOf(`profile_submission where status = 'PENDING'`)).toBe(1);
      expect(tally(await each(cancel))).toEqual({ 200: 1, WRONG_STATE: CALLERS - 1 });
    }
    expect(await countOf('profile_history')).toBe(2 * ROUNDS);
  });

  it('hand it in while others write it: what waits is a draft that was written [R12]', async () => {
    const { version } = await t.write(aProfileDraft({ shortIntro: '처음' }));
    const outcomes = await each((no) =>
      no % 2
        ? submit(version)
        : outcomeOf(t.call('PUT', '', { version, content: aProfileDraft({ shortIntro: '나중' }) })),
    );
    // Writes that say the same are one write.
    expect(outcomes.filter((_, no) => no % 2 === 0).every((outcome) => outcome === '200')).toBe(true);
    expect(outcomes.filter((outcome) => !['200', 'VERSION_CONFLICT', 'WRONG_STATE'].includes(outcome))).toEqual([]);
    const waiting = await t.database.raw.query<{ intro: string }>(
      `select snapshot->>'shortIntro' as intro from profile_submission`,
    );
    expect(waiting).toEqual(
      outcomes.filter((outcome, no) => no % 2 && outcome === '200').map(() => ({ intro: '처음' })),
    );
  });
});

describe('a submission that everybody reaches for', () => {
  it('is picked up by one operator [R12] [R15]', async () => {
    await t.write(aProfileDraft());
    const id = await t.handIn();
    for (let round = 0; round < ROUNDS; round++) {
      const outcomes = await each((no) => settled(t.queue.pickUp(id, `op-${no}`)));
      expect(tally(outcomes)).toEqual({ done: 1, WRONG_STATE: CALLERS - 1 });
      await t.queue.release(id, `op-${outcomes.indexOf('done')}`);
    }
  });

  it('can be taken back by its teacher though an operator reaches for it [R12] [R15]', async () => {
    await t.write(aProfileDraft());
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.handIn();
      const [canceled, ...pickUps] = await Promise.all([
        cancel(),
        ...Array.from({ length: 4 }, (_, no) => settled(t.queue.pickUp(id, `op-${no}`))),
      ]);
      expect([canceled, (await t.read()).status]).toEqual(['200', 'CANCELED']);
      expect(pickUps.filter((outcome) => outcome === 'done').length).toBeLessThanOrEqual(1);
    }
  });

  it('ends once: approved, rejected or taken back, with one notice at most [R12] [R15]', async () => {
    const seen = new Set<string>();
    await t.write(aProfileDraft());
    for (let round = 0; round < ROUNDS * 3; round++) {
      const id = await t.handIn();
      await t.queue.pickUp(id, 'op-1');
      const enders = [
        () => settled(t.queue.decide(id, 'op-1', ACCEPTED)),
        () => settled(t.queue.decide(id, 'op-1', DECLINED)),
        () => settled(t.queue.release(id, 'op-1')),
        cancel,
      ];
      const order = enders.map((_, at) => enders[(at + round) % enders.length]!);
      const outcomes = await Promise.all(order.map((end) => end()));
      const { status } = await t.read();
      seen.add(status);
      // Released, it can still be taken back; nothing else follows anything.
      const ends = outcomes.filter((outcome) => outcome === 'done' || outcome === '200').length;
      const steps = await countOf(
        `profile_history where submission_id = '${id}' and event not in ('SUBMIT', 'PICK_UP')`,
      );
      expect([status, steps]).toEqual([status, ends]);
      expect(ends).toBeLessThanOrEqual(status === 'CANCELED' ? 2 : 1);
      expect(outcomes.filter((outcome) => !['done', '200', 'WRONG_STATE'].includes(outcome))).toEqual([]);
      expect((await t.identity.getUser(t.database.db, t.me.id))!.profileStatus).toBe(status);
      const told = await countOf(`outbox where dedupe_key like '%${id}%'`);
      expect([status, told]).toEqual([status, status === 'APPROVED' || status === 'REJECTED' ? 1 : 0]);
      if (status === 'PENDING') await cancel();
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('is cancelled or decided, never both, while the next one is handed in [R12]', async () => {
    await t.write(aProfileDraft());
    for (let round = 0; round < ROUNDS; round++) {
      const id = await t.handIn();
      await t.queue.pickUp(id, 'op-1');
      const [decided, canceled, next] = await Promise.all([
        settled(t.queue.decide(id, 'op-1', ACCEPTED)),
        cancel(),
        submit(2),
      ]);
      expect([decided, canceled].filter((outcome) => outcome === 'WRONG_STATE').length).toBeGreaterThanOrEqual(
        next === '200' ? 0 : 1,
      );
      const [row] = await t.database.raw.query<{ status: string }>(
        `select status from profile_submission where id = $1`,
        [id],
      );
      expect(row!.status).toBe(decided === 'done' ? 'APPROVED' : 'CANCELED');
      expect(await countOf(`profile_submission where status = 'PENDING'`)).toBeLessThanOrEqual(1);
      await cancel();
    }
  });
});
