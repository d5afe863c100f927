import type { Page } from 'playwright';

/** So long every answer is held back: what waits for another one then begins clearly after its end. */
const HELD_MS = 600;
/** So long nothing is asked for once a page has all that it shows. */
const QUIET_MS = 1_200;
const LIMIT_MS = 8_000;
/** Asked when the connection stands, for what came before it; nothing on the page waits for that. */
const CATCHING_UP = /\/messages\?after=/;
/** Asked by the frame around every page, and by nothing of a page's own. */
const OF_THE_FRAME = [
  '/mid/v1/users/profile',
  '/tns/v1/my-profile/check-submission',
  '/messaging/notifications/count-not-seen',
  '/messaging/v1/chats?filter=unread&size=1',
];

interface Asked {
  readonly name: string;
  readonly start: number;
  end: number;
}

/** What scripts ask for; the scripts themselves are left alone, and come from the browser's cache. */
const HELD = (['Fetch', 'XHR'] as const).flatMap((resourceType) =>
  (['Request', 'Response'] as const).map((requestStage) => ({ urlPattern: '*', resourceType, requestStage })),
);

const nameOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

const isData = ({ url, method }: { url: string; method: string }) =>
  method === 'GET' && !/\.\w+$|^\/kr\/|socket|\/ws/.test(new URL(url).pathname);

/** What a page asks the API for while it loads, in the order of the asking. */
export async function watchFirstRequests(page: Page) {
  const asked: Asked[] = [];
  /** When writes of the page were answered. */
  const written: number[] = [];
  const browser = await page.context().newCDPSession(page);
  const asking = new Map<string, Asked>();
  browser.on('Fetch.requestPaused', ({ requestId, request, networkId = requestId, responseStatusCode }) => {
    // Either may be refused: the page is gone.
    const pass = () => void browser.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
    if (!isData(request)) return pass();
    if (responseStatusCode === undefined) {
      const one: Asked = { name: nameOf(request.url), start: performance.now(), end: Infinity };
      asked.push(one);
      asking.set(networkId, one);
      return pass();
    }
    setTimeout(() => {
      const one = asking.get(networkId);
      if (one) one.end = performance.now();
      pass();
    }, HELD_MS);
  });
  await browser.send('Fetch.enable', { patterns: HELD });
  page.on('response', (response) => {
    if (response.request().method() !== 'GET') written.push(performance.now());
  });
  const isQuiet = () =>
    asked.every(({ end }) => end < Infinity) &&
    performance.now() - Math.max(0, ...asked.map(({ end }) => end)) >= QUIET_MS;
  return {
    /** Resolves when every answer has come and nothing more is asked for. */
    quiet: async () => {
      const deadline = performance.now() + LIMIT_MS;
      do await page.waitForTimeout(100);
      while (!isQuiet() && performance.now() < deadline);
    },
    /** Everything that was asked for, so that who finds no fault knows that something was looked at. */
    asked: () => asked.map(({ name }) => name),
    /** What was asked for again though no write of the page was answered since; the browser tells of both a little late. */
    repeated: () =>
      asked
        .filter((one, at) => {
          const before = asked.slice(0, at).findLast(({ name }) => name === one.name);
          return before && !written.some((answered) => before.start - HELD_MS < answered && answered < one.start);
        })
        .map(({ name }) => name),
    /** The longest row of requests of which each began after the one before had ended. */
    chain: () => {
      const own = asked.filter(({ name }) => !OF_THE_FRAME.includes(name) && !CATCHING_UP.test(name));
      // What is asked for again is another fault.
      return longestChain(own.filter((one, at) => own.findIndex(({ name }) => name === one.name) === at));
    },
  };
}

/** The longest row of requests of which each began after the one before had ended. */
function longestChain(asked: readonly Asked[]): string[] {
  const chains = new Map<Asked, string[]>();
  for (const one of asked) {
    const before = asked.filter(({ end }) => end <= one.start).map((other) => chains.get(other) ?? []);
    const longest = before.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.set(one, [...longest, one.name]);
  }
  return [...chains.values()].reduce((best, chain) => (chain.length > best.length ? chain : best), []);
}
