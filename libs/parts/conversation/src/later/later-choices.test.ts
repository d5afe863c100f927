import { millisecondsInDay } from 'date-fns/constants';
import { laterChoices, laterMoment, theirMoment } from './later-choices.ts';

const SEOUL = 'Asia/Seoul';
const HANOI = 'Asia/Ho_Chi_Minh';
const at = (time: string) => new Date(`2026-11-18T${time}:00+09:00`);
const shown = (now: Date, zone: string) =>
  laterChoices(now, zone).map((choice) => `${choice.label}: ${laterMoment(choice.at, now, SEOUL)}`);

describe('when a message might be sent', () => {
  it('is proposed by the clocks of who reads it', () => {
    expect(shown(at('10:42'), HANOI)).toEqual(['오늘 저녁 6시: 오늘 20:00', '내일 오전 9시: 내일 11:00']);
    expect(shown(at('10:42'), SEOUL)).toEqual(['오늘 저녁 6시: 오늘 18:00', '내일 오전 9시: 내일 09:00']);
  });

  it('is the end of the night first, where it is night there', () => {
    expect(shown(at('08:30'), HANOI)[0]).toBe('밤이 지나면: 오늘 09:00');
    expect(shown(at('23:00'), SEOUL)).toEqual([
      '밤이 지나면: 내일 07:00',
      '내일 오전 9시: 내일 09:00',
      '내일 저녁 6시: 내일 18:00',
    ]);
  });

  it('is tomorrow’s evening, once today’s is about to begin', () => {
    expect(shown(at('17:29'), SEOUL)[0]).toBe('오늘 저녁 6시: 오늘 18:00');
    expect(shown(at('17:30'), SEOUL)).toEqual(['내일 오전 9시: 내일 09:00', '내일 저녁 6시: 내일 18:00']);
  });

  it('is told by the clocks there, with the day where that has another name', () => {
    const theirs = (sendAt: Date, now: Date) => theirMoment(sendAt.toISOString(), now, SEOUL, HANOI);
    expect(theirs(at('11:00'), at('10:42'))).toBe('09:00');
    // What is tomorrow here is today there; a day behind, both call it today.
    const midnight = new Date(at('01:00').getTime() + millisecondsInDay);
    expect(theirs(midnight, at('22:00'))).toBe('오늘 23:00');
    expect(theirs(at('01:30'), at('00:30'))).toBe('23:30');
  });
});
