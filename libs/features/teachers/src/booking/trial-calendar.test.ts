import { aBookedTrial } from '../teachers.fixture.ts';
import { trialCalendar } from './trial-calendar.ts';

const NOW = new Date('2026-11-18T01:42:00Z');

describe('a booked lesson for a calendar', () => {
  it('has its time as the world counts it, whatever the calendar’s zone', () => {
    const lines = trialCalendar(aBookedTrial(), '체험 수업', NOW).split('\r\n');
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261120T110000Z', 'DTEND:20261120T113000Z']));
    expect(lines).toContain('DTSTAMP:20261118T014200Z');
    expect([lines.at(0), lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  });

  it('keeps a name that would end the line in its place', () => {
    const text = trialCalendar(aBookedTrial(), 'A, B; C\\D\nEND:VEVENT', NOW);
    expect(text).toContain(String.raw`SUMMARY:A\, B\; C\\D END:VEVENT`);
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
  });

  it('folds a long name into lines of at most 75 bytes, which read as one again', () => {
    const name = '중2 수학 개념 완성 – 일차함수 '.repeat(12).trim();
    const text = trialCalendar(aBookedTrial(), name, NOW);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`);
  });
});
