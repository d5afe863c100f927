import type { Span } from '../../core/days/span.ts';
import { nearestTo, timesIn } from './trial-times.ts';

const SEOUL = 'Asia/Seoul';
const at = (time: string, zone = '+09:00') => new Date(`2026-11-20T${time}:00${zone}`);
const open = (from: string, to: string, zone?: string): Span => ({ from: at(from, zone), to: at(to, zone) });
const starts = (spans: readonly Span[], minutes: number, zone = SEOUL) =>
  timesIn(spans, minutes, zone).map(({ from }) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(from),
  );

describe('the times of a trial in free time [CAL-3]', () => {
  it('begin on the half hour and end inside of it', () => {
    expect(starts([open('20:00', '22:00')], 30)).toEqual(['20:00', '20:30', '21:00', '21:30']);
    expect(starts([open('20:00', '22:00')], 60)).toEqual(['20:00', '20:30', '21:00']);
    expect(timesIn([open('20:00', '20:30')], 30, SEOUL)).toEqual([open('20:00', '20:30')]);
    expect(starts([open('20:00', '20:25')], 30)).toEqual([]);
  });

  it('begin with the stretch itself where that is on a quarter, and else with the next half hour', () => {
    expect(starts([open('20:15', '21:30')], 30)).toEqual(['20:15', '20:30', '21:00']);
    expect(starts([open('20:10', '21:30')], 30)).toEqual(['20:30', '21:00']);
    expect(starts([open('20:45', '21:20'), open('21:40', '22:30')], 30)).toEqual(['20:45', '22:00']);
  });

  it('are on the half hour of the teacher, whose clocks may be a quarter off', () => {
    expect(starts([open('20:00', '21:30', '+05:45')], 30, 'Asia/Kathmandu')).toEqual(['20:00', '20:30', '21:00']);
  });

  it('near another one are the nearest first, of two equally near ones the earlier', () => {
    const times = timesIn([open('19:00', '22:00')], 30, SEOUL);
    expect(nearestTo(times, at('20:15'), 3).map(({ from }) => from)).toEqual([at('20:00'), at('20:30'), at('19:30')]);
  });
});
