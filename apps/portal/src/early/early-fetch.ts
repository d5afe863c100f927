import type { EarlyState } from './early-state.ts';

/** The browser's fetch, except that the first profile request takes the answer the document asked for already. */
export function withEarlyProfile(early: EarlyState | undefined, send: typeof fetch): typeof fetch {
  return (input, init) => {
    const known = early?.profile;
    if (!early || !known || !isSame(known, input, init)) return send(input, init);
    delete early.profile;
    // Whatever went wrong before, the request itself decides.
    const answer = known.response.catch(() => send(input, init));
    return whileWanted(answer, init?.signal);
  };
}

function isSame(known: NonNullable<EarlyState['profile']>, input: RequestInfo | URL, init?: RequestInit): boolean {
  if (input instanceof Request) return false;
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
