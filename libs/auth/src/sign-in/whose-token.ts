import * as v from 'valibot';
import { sessionContract } from '@portal/domain/identity/session.contract';
import type { SessionEnvironment } from '../browser/environment.ts';

const LIMIT_MS = 15_000;
const TRIES = 3;
const PAUSE_MS = 1_000;

const Owner = v.object({ data: v.object({ id: v.string() }) });

interface Asking {
  readonly apiOrigin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Whose an access token is, by the server's word: a provider's token may say nothing. Undefined where it gives none. */
export async function whoseToken(
  { fetch, sleep, timeout }: Pick<SessionEnvironment, 'fetch' | 'sleep' | 'timeout'>,
  { apiOrigin, headers }: Asking,
  accessToken: string | undefined,
): Promise<string | undefined> {
  if (accessToken === undefined) return undefined;
  for (let tried = 1; ; tried += 1) {
    try {
      const response = await fetch(apiOrigin + sessionContract.getProfile.path, {
        method: sessionContract.getProfile.method,
        headers: { accept: 'application/json', ...headers, authorization: `Bearer ${accessToken}` },
        redirect: 'error',
        signal: timeout(LIMIT_MS),
      });
      if (response.status < 500) {
        const { success, output } = v.safeParse(Owner, await response.json());
        return success ? output.data.id : undefined;
      }
    } catch {
      // A connection that comes back says it at the next try.
    }
    if (tried === TRIES) return undefined;
    await sleep(PAUSE_MS);
  }
}
