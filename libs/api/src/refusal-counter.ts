import { millisecondsInMinute } from 'date-fns/constants';

const WINDOW_MS = millisecondsInMinute;
const LIMIT = 3;

/**
 * Counts renewed tokens that were refused. The third different one within 60 s says that renewing is of no use
 * (security 2.1, 6); many requests refused with one token count once, because one unlucky rotation refuses them all.
 */
export function createRefusalCounter(now: () => number = () => performance.now()) {
  let seen: { token: string | undefined; at: number }[] = [];
  return {
    refused(token: string | undefined): boolean {
      const time = now();
      seen = seen.filter(({ at }) => time - at < WINDOW_MS);
      if (!seen.some((refusal) => refusal.token === token)) seen.push({ token, at: time });
      if (seen.length < LIMIT) return false;
      seen = [];
      return true;
    },
  };
}
