import type { Fake } from './contract-fakes.ts';

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

const QUIET_MS = 50;
const LIMIT_MS = 5_000;
let underway = 0;
let lastChange = 0;

function count(change: 1 | -1) {
  underway += change;
  lastChange = performance.now();
}

/** Resolves when no request has been under way for a moment: what a story shows then is what it was made to show. */
export async function allAnswered(): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (performance.now() < deadline && (underway > 0 || performance.now() - lastChange < QUIET_MS))
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 5));
}

/**
 * A `fetch` that answers from fakes and never touches the network: for stories, which have no service worker.
 * What nobody answers, or what breaks its contract, is a console error, and so fails the story's test.
 */
export function fetchFromFakes(fakes: readonly Fake[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const found = fakes.find((fake) => fake.matches(request));
    if (!found) {
      const { pathname, search } = new URL(request.url);
      console.error(`Nobody answers ${request.method} ${pathname}${search}: add a fake to parameters.platform.`);
      throw new TypeError('Failed to fetch');
    }
    const answer = found.answer(request).catch((error: unknown) => {
      console.error(error);
      throw new TypeError('Failed to fetch');
    });
    if (!found.isEndless) count(1);
    const response = await Promise.race([answer, aborted(request.signal)]).finally(() => {
      if (!found.isEndless) count(-1);
    });
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
