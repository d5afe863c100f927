import { isMuted, muteEnd } from './mute.ts';

const now = new Date('2026-11-18T10:42:00+09:00');

describe('a talk that is muted [CHT-1]', () => {
  it('is so for eight hours, for a week, or until she ends it', () => {
    expect(muteEnd('HOURS', now)).toEqual(new Date('2026-11-18T18:42:00+09:00'));
    expect(muteEnd('WEEK', now)).toEqual(new Date('2026-11-25T10:42:00+09:00'));
    expect(muteEnd('ALWAYS', now)).toBeNull();
  });

  it('calls again at the very moment that it was muted until, and by itself', () => {
    const mute = { until: '2026-11-18T18:42:00+09:00' };
    expect(isMuted(mute, new Date('2026-11-18T18:41:59+09:00'))).toBe(true);
    expect(isMuted(mute, new Date('2026-11-18T18:42:00+09:00'))).toBe(false);
    expect(isMuted({ until: null }, new Date('2199-01-01T00:00:00Z'))).toBe(true);
    expect(isMuted(null, now)).toBe(false);
  });
});
