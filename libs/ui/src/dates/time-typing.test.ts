import fc from 'fast-check';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { minutesOf, readTime, speakTimeOfDay, stepTime, timesOfDay } from './time-typing.ts';

describe('a typed time', () => {
  it.each([
    ['930', '09:30'],
    ['9:30', '09:30'],
    ['0930', '09:30'],
    ['9', '09:00'],
    ['15', '15:00'],
    ['1530', '15:30'],
    ['0', '00:00'],
    ['오후 3시', '15:00'],
    ['오후3시 반', '15:30'],
    ['오전 9시 5분', '09:05'],
    ['저녁 7시', '19:00'],
    ['오전 12시', '00:00'],
    ['오후 12시', '12:00'],
    ['14시', '14:00'],
    ['3pm', '15:00'],
    ['3:30 PM', '15:30'],
    ['12 a.m.', '00:00'],
    ['정오', '12:00'],
    ['오후 3시'.normalize('NFD'), '15:00'],
  ])('understands %j as %j', (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  it.each(['', '24:00', '25', '9:60', '975', '세시', '9:3:0', '오후', '-1', '12345'])(
    'does not guess at %j',
    (typed) => {
      expect(readTime(typed)).toBeNull();
    },
  );

  it('takes the end of the day only where it may be said', () => {
    expect(readTime('24:00', true)).toBe('24:00');
    expect(readTime('24', true)).toBe('24:00');
    expect(readTime('24:01', true)).toBeNull();
    expect(timesOfDay(30).at(-1)).toBe('23:30');
    expect(timesOfDay(30, true).at(-1)).toBe('24:00');
  });

  it('steps to round times within the day', () => {
    expect(stepTime('09:07', 1, 15)).toBe('09:15');
    expect(stepTime('09:07', -1, 15)).toBe('09:00');
    expect(stepTime('09:15', -1, 15)).toBe('09:00');
    expect(stepTime('23:50', 1, 15)).toBe('23:45');
    expect(stepTime('23:50', 1, 15, true)).toBe('24:00');
    expect(stepTime('00:00', -1, 15)).toBe('00:00');
    expect(stepTime('', 1, 15)).toBe('09:00');
  });

  it('is spoken as Koreans say it', () => {
    expect(speakTimeOfDay('00:00')).toBe('오전 12시');
    expect(speakTimeOfDay('09:05')).toBe('오전 9시 5분');
    expect(speakTimeOfDay('12:00')).toBe('오후 12시');
    expect(speakTimeOfDay('15:30')).toBe('오후 3시 30분');
    expect(speakTimeOfDay('24:00')).toBe('자정');
  });

  it('is read back from the clock and from its own spoken words', () => {
    fc.assert(
      fc.property(fc.nat(1_439), (minutes) => {
        const time = timeOfMinute(minutes);
        expect(minutesOf(time)).toBe(minutes);
        expect(readTime(time)).toBe(time);
        expect(readTime(time.replace(':', ''))).toBe(time);
        expect(readTime(speakTimeOfDay(time))).toBe(time);
      }),
    );
  });
});
