import { replyClock, sayReplyClock } from './reply-clock.ts';

const since = '2026-11-18T09:50:00+09:00';
const at = (time: string) => replyClock(since, new Date(`2026-11-18T${time}+09:00`));

describe('the hour within which a family is answered [W7]', () => {
  it.each([
    ['09:50:00', 60, 'calm'],
    ['09:50:01', 60, 'calm'],
    ['10:34:59', 16, 'calm'],
    ['10:35:00', 15, 'soon'],
    ['10:42:00', 8, 'soon'],
    ['10:49:59', 1, 'soon'],
    ['10:50:00', 0, 'over'],
    ['23:00:00', 0, 'over'],
  ])('at %s has %d minutes left and is %s', (time, minutesLeft, state) => {
    expect(at(time)).toMatchObject({ minutesLeft, state });
  });

  it.each([
    ['10:42:00', '8분 남음'],
    ['10:50:00', '1시간째 기다려요'],
    ['11:53:00', '2시간 3분째 기다려요'],
  ])('says at %s: %s', (time, words) => {
    expect(sayReplyClock(at(time))).toBe(words);
  });

  it('is as full as it has time left, and never more than full where clocks differ', () => {
    expect(at('10:20:00').share).toBe(0.5);
    expect(at('10:50:00').share).toBe(0);
    expect(at('09:40:00')).toMatchObject({ share: 1, minutesLeft: 60 });
  });
});
