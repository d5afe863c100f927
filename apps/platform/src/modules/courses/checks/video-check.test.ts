import type { GuardedFetch } from '../../../core/http/guarded-fetch.ts';
import { testClock } from '../../../testing/test-app.ts';
import { createVideoCheck } from './video-check.ts';

const ID = 'dQw4w9WgXcQ';
const answering = (status: number) => {
  const asked: Parameters<GuardedFetch>[] = [];
  const fetch: GuardedFetch = async (...call) => {
    asked.push(call);
    return { status, body: '{}' };
  };
  return { asked, fetch };
};

describe('a video [CRS-6]', () => {
  it.each([
    [200, 'THERE'],
    [404, 'GONE'],
    [400, 'GONE'],
    [401, 'GONE'],
    [403, 'GONE'],
    [429, 'UNKNOWN'],
    [500, 'UNKNOWN'],
    [302, 'UNKNOWN'],
  ])('of which YouTube answers %i is %s', async (status, state) => {
    expect(await createVideoCheck(testClock(), answering(status).fetch)(ID)).toBe(state);
  });

  it('that nobody can be asked about is no fault of the teacher’s', async () => {
    const fetch = () => Promise.reject(new Error('no network'));
    expect(await createVideoCheck(testClock(), fetch)(ID)).toBe('UNKNOWN');
  });

  it('is asked for at YouTube alone, by its id, within three seconds', async () => {
    const { asked, fetch } = answering(200);
    await createVideoCheck(testClock(), fetch)(ID);
    const [[address, limits]] = asked as [Parameters<GuardedFetch>];
    const { origin, pathname, searchParams } = new URL(address);
    expect([origin, pathname]).toEqual(['https://www.youtube.com', '/oembed']);
    expect(searchParams.get('url')).toBe(`https://www.youtube.com/watch?v=${ID}`);
    expect(limits.timeoutMs).toBe(3_000);
  });

  it('is asked for once while somebody types, and again after ten minutes', async () => {
    const { asked, fetch } = answering(200);
    const clock = testClock('2026-11-18T01:42:00Z');
    const check = createVideoCheck(clock, fetch);
    await check(ID);
    clock.advance(599_000);
    await check(ID);
    expect(asked).toHaveLength(1);
    clock.advance(1_000);
    await check(ID);
    expect(asked).toHaveLength(2);
  });
});
