/** @jest-environment node */
import fc from 'fast-check';
import { createApiWorld } from '@portal/testing-api/api-world';
import { renewingBaseQuery } from './base-query.ts';
import type { TransportSession } from './transport.ts';

// Every order of answers and refreshes (goal G1); REFRESH_ORDERS=50000 for the night.
const RUNS = Number(process.env['REFRESH_ORDERS'] ?? 2_000);

type Answer = 200 | 401 | 403 | 500 | 'network' | 'slow';
type Outcome = Awaited<ReturnType<TransportSession['refresh']>>;

/** A session with one refresh under way at most; the server takes the newest token only. */
function setUp(s: fc.Scheduler, outcomes: Outcome[], plans: ReadonlyMap<string, Answer>) {
  let generation = 0;
  let isOver = false;
  let flight: Promise<Outcome> | undefined;
  let refreshes = 0;
  let taken = outcomes.length > 0 ? 1 : 0;
  let ends = 0;
  const sent = new Map<string, { token: string; inJar: string }[]>();
  const accessToken = () => (isOver ? undefined : `t${generation}`);
  const session: TransportSession = {
    accessToken,
    settled: async () => void (await flight),
    refresh(used) {
      if (used !== accessToken()) return Promise.resolve(isOver ? 'refused' : 'renewed');
      flight ??= s
        .schedule(Promise.resolve(), 'the refresh is answered')
        .then(() => {
          refreshes += 1;
          const outcome = outcomes.shift() ?? 'renewed';
          if (outcome === 'renewed') taken = generation += 1;
          if (outcome === 'refused') isOver = true;
          return outcome;
        })
        .finally(() => (flight = undefined));
      return flight;
    },
    refusedAfterRenewal() {
      ends += 1;
      isOver = true;
    },
    goesOn: () => Promise.resolve(false),
  };
  const send = async (url: string, { headers }: RequestInit) => {
    const name = new URL(url).pathname;
    const token = String(new Headers(headers).get('authorization')).replace('Bearer ', '');
    sent.set(name, [...(sent.get(name) ?? []), { token, inJar: String(accessToken()) }]);
    await s.schedule(Promise.resolve(), `${name} arrives`);
    const plan = plans.get(name) ?? 200;
    const status = plan === 200 || plan === 403 ? (token === `t${taken}` ? plan : 401) : plan;
    await s.schedule(Promise.resolve(), `${name} is answered`);
    if (typeof status === 'string') throw new TypeError(status);
    return new Response('{}', { status });
  };
  createApiWorld({ session, fetch: send as typeof fetch });
  return { sent, refreshes: () => refreshes, ends: () => ends };
}

const ask = (path: string) =>
  Promise.resolve(
    renewingBaseQuery(
      { method: 'GET', path: path as `/${string}` },
      { signal: new AbortController().signal } as Parameters<typeof renewingBaseQuery>[1],
      {},
    ),
  );

const answers = fc.constantFrom<Answer>(200, 200, 200, 401, 403, 500, 'network', 'slow');
const outcome = fc.constantFrom<Outcome>('renewed', 'renewed', 'refused', 'unreachable');

describe('whatever the order of answers and refreshes', () => {
  it(`every request is sent at most twice and is answered, with the jar's own token [SES-2] (${RUNS} orders)`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(answers, { minLength: 1, maxLength: 50 }),
        fc.array(outcome, { maxLength: 5 }),
        async (s, plan, outcomes) => {
          const paths = plan.map((_answer, index) => `/request/${index}`);
          const { sent, refreshes } = setUp(
            s,
            [...outcomes],
            new Map(paths.map((path, index) => [path, plan[index] ?? 200])),
          );
          let isDone = false;
          const all = Promise.all(paths.map(ask));
          void all.then(() => (isDone = true));
          await s.waitIdle();
          expect(isDone).toBe(true);
          const results = await all;
          for (const sendings of sent.values()) {
            expect(sendings.length).toBeLessThanOrEqual(2);
            for (const { token, inJar } of sendings) expect(token === 'null' ? 'undefined' : token).toBe(inJar);
          }
          // A refusal of the refresh ends everything: nobody asks a second time.
          const refusedAt = outcomes.indexOf('refused');
          if (refusedAt >= 0) expect(refreshes()).toBeLessThanOrEqual(refusedAt + 1);
          for (const { error } of results) if (error) expect(error.message).toMatch(/[가-힣]/);
        },
      ),
      { numRuns: RUNS },
    );
  }, 240_000);

  it('a storm of 100 requests costs one refresh and no failure (F7) [SES-2]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (s) => {
        const paths = Array.from({ length: 100 }, (_none, index) => `/request/${index}`);
        const { sent, refreshes } = setUp(s, ['renewed'], new Map());
        const all = Promise.all(paths.map(ask));
        await s.waitIdle();
        for (const { error } of await all) expect(error).toBeUndefined();
        expect(refreshes()).toBe(1);
        expect([...sent.values()].flat().length).toBeLessThanOrEqual(200);
      }),
      { numRuns: Math.ceil(RUNS / 10) },
    );
  }, 120_000);
});
