import type { EarlyAnswer, EarlyState } from './early-state.ts';

/** An answer that nobody has taken by then, in ms after the navigation, is asked for anew: it may be out of date. */
const USABLE_MS = 30_000;

/** The browser's fetch, except that a request which the document has sent already is given that answer, once. */
export function withEarlyAnswers(early: EarlyState | undefined, send: typeof fetch): typeof fetch {
  return (input, init) => {
    const answers = early?.answers ?? [];
    const at = answers.findIndex((known) => isSame(known, input, init));
    const [known] = at < 0 ? [] : answers.splice(at, 1);
    if (!known || performance.now() > USABLE_MS) return send(input, init);
    // Whatever went wrong before, the request itself decides.
    const answer = known.response.catch(() => send(input, init));
    return whileWanted(answer, init?.signal);
  };
}

function isSame(known: EarlyAnswer, input: RequestInfo | URL, init?: RequestInit): boolean {
  if (input instanceof Request || (init?.method ?? 'GET') !== 'GET') return false;
  const headers = new Headers(init?.headers);
  return String(input) === known.url && headers.get('authorization') === known.authorization;
}

function whileWanted(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
