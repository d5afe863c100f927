import fc from 'fast-check';
import { sendLogin, sendRefresh } from '../../../testing/session-calls.ts';
import { createTestApp, testClock, type TestApp, type TestClock } from '../../../testing/test-app.ts';

const RUNS = Number(process.env['SEQUENCE_RUNS'] ?? 60);
const WINDOW = 10_000;

interface Pair {
  access: string;
  refresh: string;
}

/** What one token may still do, in the simplest words that security 2.2 allows. */
interface Node extends Pair {
  parent: Node | undefined;
  child: Node | undefined;
  /** When its answer was made; equal calls within the window get that answer. */
  answeredAt: number | undefined;
  isUsed: boolean;
  isReplaced: boolean;
}

type Step = { kind: 'refresh'; which: number } | { kind: 'call'; which: number } | { kind: 'wait'; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('refresh' as const), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('call' as const), which: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 9_999, 10_000, 30_000) }),
  },
);

let t: TestApp;
let clock: TestClock;
beforeAll(async () => {
  clock = testClock();
  t = await createTestApp({ clock });
  await t.addUser({ username: 'math' });
});
afterAll(() => t.close());

async function login(): Promise<Node> {
  const answer = await sendLogin(t);
  const { accessToken, refreshToken } = answer.json<{ accessToken: string; refreshToken: string }>();
  return nodeOf({ access: accessToken, refresh: refreshToken }, undefined);
}

const nodeOf = (pair: Pair, parent: Node | undefined): Node => ({
  ...pair,
  parent,
  child: undefined,
  answeredAt: undefined,
  isUsed: false,
  isReplaced: false,
});

const send = (token: string) => sendRefresh(t, token);

type Expected = 'SAME' | 'NEW' | 'DEAD';

function expectedOf(node: Node, now: number): Expected {
  if (node.answeredAt !== undefined && now - node.answeredAt < WINDOW) return 'SAME';
  if (node.isReplaced) return 'DEAD';
  if (!node.child) return 'NEW';
  // The answer was lost: its child is the newest and neither half of it was ever used.
  return !node.child.child && !node.child.isUsed && !node.child.isReplaced ? 'NEW' : 'DEAD';
}

it(
  `agrees with a model of the rules in ${RUNS} random sequences of refreshes, calls and pauses [R02] [R03]`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const nodes = [await login()];
        let isDead = false;
        for (const action of steps) {
          if (action.kind === 'wait') {
            clock.advance(action.ms);
            continue;
          }
          const node = nodes[Math.max(0, nodes.length - 1 - action.which)]!;
          if (action.kind === 'call') {
            const headers = { ...t.headers, authorization: `Bearer ${node.access}` };
            const { statusCode } = await t.request({ url: '/mid/v1/users/profile', headers });
            if (isDead || node.isReplaced) expect(statusCode).toBe(401);
            if (statusCode === 200) node.isUsed = true;
            continue;
          }
          const now = clock.now().getTime();
          const expected = isDead ? 'DEAD' : expectedOf(node, now);
          const answer = await send(node.refresh);
          const body = answer.json<{ access_token: string; refresh_token: string }>();
          if (expected === 'DEAD') {
            expect(answer.statusCode).toBe(400);
            isDead = true;
            continue;
          }
          expect(answer.statusCode).toBe(200);
          if (expected === 'SAME') {
            expect(body.refresh_token).toBe(node.child?.refresh);
            continue;
          }
          expect(nodes.map(({ refresh }) => refresh)).not.toContain(body.refresh_token);
          if (node.child) node.child.isReplaced = true;
          node.child = nodeOf({ access: body.access_token, refresh: body.refresh_token }, node);
          node.answeredAt = now;
          nodes.push(node.child);
        }
      }),
      { numRuns: RUNS },
    );
  },
  Math.max(120_000, RUNS * 200),
);
