import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { holdTimeOf } from './hold-words.ts';

const now = new Date(FROZEN_NOW);
const at = (releaseAt: string, zone = 'Asia/Seoul') => holdTimeOf(releaseAt, now, zone);

describe('how long an income is held', () => {
  it('is said with its day and hour, and how long still', () => {
    expect(at('2026-11-18T19:12:00+09:00')).toMatchObject({ moment: '오늘 19:12', left: '8시간 30분' });
    expect(at('2026-11-19T07:31:00+09:00').moment).toBe('내일 07:31');
    expect(at('2026-11-18T22:42:00+09:00').share).toBe(0.5);
  });

  it('is over when its moment has passed, whatever the clock of the browser says', () => {
    expect(at('2026-11-18T10:42:00+09:00')).toMatchObject({ left: null, share: 1 });
    expect(at('2026-11-30T10:42:00+09:00').share).toBe(0);
  });

  it('names the day of the zone of its teacher', () => {
    expect(at('2026-11-18T23:30:00+09:00', 'America/New_York').moment).toBe('내일 09:30');
  });
});
