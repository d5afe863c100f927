import type { Clock } from '../../../core/clock.ts';
import { createGuardedFetch, type GuardedFetch } from '../../../core/http/guarded-fetch.ts';

/** UNKNOWN: nobody could be asked, so nothing is said about it. */
export type VideoState = 'THERE' | 'GONE' | 'UNKNOWN';
/** Whether a video of YouTube can be shown, by its id. */
export type CheckVideo = (id: string) => Promise<VideoState>;

const LIMITS = { timeoutMs: 3_000, maxBytes: 65_536, accept: 'application/json', userAgent: 'portal-video-check' };
// What YouTube says of videos that never were, are gone, are private or may not be shown elsewhere.
const GONE: ReadonlySet<number> = new Set([400, 401, 403, 404]);
const KNOWN_FOR_MS = { THERE: 600_000, GONE: 60_000, UNKNOWN: 60_000 } as const;
const MOST_KNOWN = 1_000;

/** Asks YouTube's oEmbed service, at most once in a while for one video: editors check while somebody types. */
export function createVideoCheck(clock: Clock, fetch: GuardedFetch = createGuardedFetch()): CheckVideo {
  const known = new Map<string, { until: number; state: VideoState }>();

  async function ask(id: string): Promise<VideoState> {
    const video = encodeURIComponent(`https://www.youtube.com/watch?v=${id}`);
    const answer = await fetch(`https://www.youtube.com/oembed?format=json&url=${video}`, LIMITS).catch(
      () => undefined,
    );
    if (answer?.status === 200) return 'THERE';
    return answer && GONE.has(answer.status) ? 'GONE' : 'UNKNOWN';
  }

  return async function checkVideo(id) {
    const now = clock.now().getTime();
    const before = known.get(id);
    if (before && before.until > now) return before.state;
    const state = await ask(id);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(id, { state, until: now + KNOWN_FOR_MS[state] });
    return state;
  };
}
