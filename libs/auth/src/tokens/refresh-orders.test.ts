import fc from 'fast-check';
import { createBrowserDouble, SESSION_OPTIONS, type TabDouble } from '../browser/browser-double.ts';
import { createProviderDouble } from '../oauth/provider-double.ts';
import { createSession } from '../session.ts';
import type { Session } from '../tab-session.ts';

// Every order in which answers, cookies, locks and timers may come (goal G1). The number of orders is a setting:
// REFRESH_ORDERS=50000 for the night.
const RUNS = Number(process.env['REFRESH_ORDERS'] ?? 2_000);

type Answer = 200 | 401 | 403 | 500 | 'network' | 'slow';
type TokenPlan = ('answer' | 'network' | 'slow' | 500 | 'revoke')[];

interface Sent {
  readonly token: string | undefined;
  readonly inJar: string | undefined;
  /** Sent after the event that a test watches. */
  readonly isLate: boolean;
}

interface Tab {
  readonly tab: TabDouble;
  readonly session: Session;
}

const ACCESS = '__Host-access_token';

/** Tabs of one browser whose requests follow security 2.1, against one provider; every wait is a point of the scheduler. */
function setUp(
  s: fc.Scheduler,
  tabCount: number,
  tokenPlan: TokenPlan,
  canLockTimeOut: boolean,
  doesServerSetCookies = false,
) {
  const pause = (label: string) => s.schedule(Promise.resolve(), label);
  const inFlight = new Map<TabDouble, number>();
  let mostPerTab = 0;
  const browser = createBrowserDouble({
    sleep: () => pause('time passes'),
    lockLimit: () => (canLockTimeOut ? pause('a waiter gives up') : new Promise(() => undefined)),
  });
  const provider = createProviderDouble({
    tokenPlan: [...tokenPlan],
    pause,
    ...(doesServerSetCookies && { setsCookies: browser.cookies }),
  });
  browser.cookies.set(ACCESS, 'a0').set('__Host-refresh_token', 'r0');

  const tabs = Array.from({ length: tabCount }, (): Tab => {
    const tab = browser.openTab();
    Object.assign(tab, {
      fetch: async (url: string, init: RequestInit) => {
        if (!url.endsWith('/token')) return new Response('{}');
        inFlight.set(tab, (inFlight.get(tab) ?? 0) + 1);
        mostPerTab = Math.max(mostPerTab, inFlight.get(tab) ?? 0);
        try {
          return await provider.token(init);
        } finally {
          inFlight.set(tab, (inFlight.get(tab) ?? 0) - 1);
        }
      },
    });
    return { tab, session: createSession({ ...SESSION_OPTIONS, environment: tab }) };
  });

  /** One request as the api sends it: at most twice. Gives every sending and how it ended. */
  async function request({ session }: Tab, answer: Answer, isLate = () => false) {
    const sent: Sent[] = [];
    async function send(): Promise<Answer> {
      const token = session.accessToken();
      sent.push({ token, inJar: browser.cookies.get(ACCESS), isLate: isLate() });
      await pause('request arrives');
      const status = answer === 200 || answer === 403 ? (provider.takes(token) ? answer : 401) : answer;
      await pause('answer comes');
      return status;
    }
    await session.settled();
    const first = await send();
    if (first !== 401) return { sent, end: first };
    const used = sent[0]?.token;
    const present = session.accessToken();
    if (present === undefined || present === used) {
      const outcome = await session.refresh(used);
      if (outcome !== 'renewed') return { sent, end: outcome };
    }
    return { sent, end: await send() };
  }

  return { browser, provider, tabs, request, mostPerTab: () => mostPerTab };
}

const answers = fc.constantFrom<Answer>(200, 200, 200, 401, 403, 500, 'network', 'slow');
const tokenCall = fc.constantFrom<TokenPlan[number]>('answer', 'answer', 'answer', 'network', 'slow', 500, 'revoke');

const plan = fc.record({
  requests: fc.array(fc.record({ answer: answers, tab: fc.nat(3) }), { minLength: 1, maxLength: 50 }),
  tabs: fc.integer({ min: 1, max: 4 }),
  tokenPlan: fc.array(tokenCall, { maxLength: 6 }),
  isExpiredAtStart: fc.boolean(),
  canLockTimeOut: fc.boolean(),
});

const generationOf = (token: string | undefined) => (token === undefined ? Infinity : Number(token.slice(1)));

describe('whatever the order of requests, refreshes, answers and tabs', () => {
  it(`each request is sent at most twice, one refresh runs per tab, nobody waits for ever and a refusal leads to the login page once [SES-2, SES-3] (${RUNS} orders)`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        plan,
        async (s, { requests, tabs: count, tokenPlan, isExpiredAtStart, canLockTimeOut }) => {
          const { provider, tabs, request, mostPerTab } = setUp(s, count, tokenPlan, canLockTimeOut);
          if (isExpiredAtStart) provider.expireAccess();
          const pending = requests.map(({ answer, tab }) => request(tabs[tab % count] as Tab, answer));
          const all = Promise.all(pending);
          let isDone = false;
          void all.then(() => (isDone = true));
          await s.waitIdle();
          expect(isDone).toBe(true);

          for (const { sent } of await all) {
            expect(sent.length).toBeLessThanOrEqual(2);
            // Never a token older than the jar's at the moment of sending.
            for (const { token, inJar } of sent) {
              if (token !== undefined && inJar !== undefined) {
                expect(generationOf(token)).toBeGreaterThanOrEqual(generationOf(inJar));
              }
            }
          }
          expect(mostPerTab()).toBeLessThanOrEqual(1);
          if (!canLockTimeOut) expect(provider.mostInFlight()).toBeLessThanOrEqual(1);

          for (const { tab, session } of tabs) {
            expect(tab.left.length).toBeLessThanOrEqual(1);
            // Nobody is thrown out unless the provider refused; when it did, whoever was told has gone.
            if (!provider.isRevoked()) expect(tab.left).toEqual([]);
            if (!provider.isRevoked()) expect(session.isSignedIn()).toBe(true);
          }
        },
      ),
      { numRuns: RUNS },
    );
  }, 240_000);

  it('a refused session ends with exactly one redirect in the tab that asked [SES-3]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 50 }), async (s, count) => {
        const { browser, provider, tabs, request } = setUp(s, 1, ['revoke'], false);
        provider.expireAccess();
        const ends = Promise.all(Array.from({ length: count }, () => request(tabs[0] as Tab, 200)));
        await s.waitIdle();
        for (const { end } of await ends) expect(['refused', 401]).toContain(end);
        expect(tabs[0]?.tab.left).toHaveLength(1);
        expect([...browser.cookies.keys()]).toEqual([]);
      }),
      { numRuns: Math.ceil(RUNS / 5) },
    );
  }, 120_000);

  it('a storm of 100 requests with one expired token costs one refresh, 200 sendings and no failure (F7) [SES-2]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (s) => {
        const { provider, tabs, request } = setUp(s, 1, [], false);
        provider.expireAccess();
        const ends = Promise.all(Array.from({ length: 100 }, () => request(tabs[0] as Tab, 200)));
        await s.waitIdle();
        const results = await ends;
        expect(results.every(({ end }) => end === 200)).toBe(true);
        expect(provider.rotations()).toBe(1);
        expect(provider.forms).toHaveLength(1);
        // Who had not yet begun to send waits for the refresh and is sent once.
        const sendings = results.reduce((sum, { sent }) => sum + sent.length, 0);
        expect(sendings).toBeLessThanOrEqual(200);
      }),
      { numRuns: Math.ceil(RUNS / 10) },
    );
  }, 120_000);

  it('tokens that end in the middle of everything fail nobody [SES-2]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 30 }), async (s, count) => {
        const { provider, tabs, request } = setUp(s, 2, [], false);
        void s.schedule(Promise.resolve(), 'the token ends').then(() => provider.expireAccess());
        const ends = Promise.all(Array.from({ length: count }, (_none, index) => request(tabs[index % 2] as Tab, 200)));
        await s.waitIdle();
        for (const { end } of await ends) expect(end).toBe(200);
        expect(provider.rotations()).toBeLessThanOrEqual(1);
        for (const { tab } of tabs) expect(tab.left).toEqual([]);
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  }, 120_000);
});

describe('a sign-out at any moment', () => {
  it('wins over every refresh under way, in all tabs, even over cookies that a late answer sets itself (epoch guard)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.record({
          count: fc.integer({ min: 1, max: 20 }),
          tabs: fc.integer({ min: 1, max: 3 }),
          setsCookies: fc.boolean(),
        }),
        async (s, { count, tabs: tabCount, setsCookies }) => {
          const { browser, provider, tabs, request } = setUp(s, tabCount, [], false, setsCookies);
          provider.expireAccess();
          let isOut = false;
          const out = s.schedule(Promise.resolve(), 'the user signs out').then(() => {
            isOut = true;
            return tabs[0]?.session.signOut();
          });
          const ends = Promise.all(
            Array.from({ length: count }, (_none, index) => request(tabs[index % tabCount] as Tab, 200, () => isOut)),
          );
          await s.waitIdle();
          await out;
          for (const { sent } of await ends) {
            for (const { token, isLate } of sent) if (isLate) expect(token).toBeUndefined();
          }
          expect([...browser.cookies.keys()]).toEqual([]);
          for (const { tab, session } of tabs) {
            expect(session.accessToken()).toBeUndefined();
            expect(session.isSignedIn()).toBe(false);
            expect(tab.left).toHaveLength(1);
          }
        },
      ),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  }, 120_000);
});
