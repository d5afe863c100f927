import { parseIcs, UnreadableIcs } from './parse-ics.ts';

const text = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:e1', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'];

const read = (ics: string, over: object = {}) =>
  parseIcs({
    text: ics,
    timeZone: 'Asia/Seoul',
    from: Date.parse('2026-11-01T00:00:00Z'),
    to: Date.parse('2026-12-01T00:00:00Z'),
    most: 500,
    ...over,
  });
const spans = (ics: string) =>
  read(ics).entries.map(({ startAt, endAt }) => [new Date(startAt).toISOString(), new Date(endAt).toISOString()]);

describe('what a calendar says', () => {
  it.each([
    ['an instant', ['DTSTART:20261118T010000Z', 'DTEND:20261118T020000Z'], '2026-11-18T01:00:00.000Z'],
    [
      'a time without a zone, in the zone of the teacher',
      ['DTSTART:20261118T100000', 'DURATION:PT1H'],
      '2026-11-18T01:00:00.000Z',
    ],
    [
      'a time in a named zone that the text does not explain',
      ['DTSTART;TZID=America/New_York:20261118T100000', 'DURATION:PT1H'],
      '2026-11-18T15:00:00.000Z',
    ],
    [
      'a zone that nobody knows, in the zone of the teacher',
      ['DTSTART;TZID=Moon/Base:20261118T100000', 'DURATION:PT1H'],
      '2026-11-18T01:00:00.000Z',
    ],
    ['a whole day', ['DTSTART;VALUE=DATE:20261118'], '2026-11-17T15:00:00.000Z'],
  ])('reads %s', (_what, lines, start) => {
    expect(spans(text(...event(...lines)))[0]![0]).toBe(start);
  });

  it('reads no letter that nobody sees or that turns others round', () => {
    const ics = text(
      ...event('DTSTART:20261118T010000Z', 'DURATION:PT1H', 'SUMMARY:\u202e수\u200b학', 'DESCRIPTION:\u3164'),
    );
    expect(read(ics).entries).toEqual([expect.objectContaining({ title: '수학', note: '' })]);
  });

  it('reads a zone that the text explains under a name of its own, as Outlook writes it', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Korea Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0900',
      'TZOFFSETTO:+0900',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const ics = text(...zone, ...event('DTSTART;TZID=Korea Standard Time:20261118T100000', 'DURATION:PT30M'));
    expect(parseIcs({ text: ics, timeZone: 'Europe/Berlin', from: 0, to: 4e12, most: 9 }).entries[0]!.startAt).toBe(
      Date.parse('2026-11-18T01:00:00Z'),
    );
  });

  it('unfolds a rule within the stretch, over a change of the clocks, without what was taken out', () => {
    const ics = text(
      ...event(
        'DTSTART;TZID=America/New_York:20261030T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=5',
        'EXDATE;TZID=America/New_York:20261101T090000',
      ),
    );
    expect(spans(ics).map(([start]) => start)).toEqual(['2026-11-02T14:00:00.000Z', '2026-11-03T14:00:00.000Z']);
  });

  it('puts a changed occurrence in the place of the one that the rule gives', () => {
    const ics = text(
      ...event('DTSTART:20261102T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3', 'SUMMARY:회의'),
      ...event('RECURRENCE-ID:20261109T010000Z', 'DTSTART:20261110T050000Z', 'DURATION:PT2H', 'SUMMARY:옮긴 회의'),
    );
    expect(read(ics).entries.map(({ title, startAt }) => [title, new Date(startAt).toISOString()])).toEqual([
      ['회의', '2026-11-02T01:00:00.000Z'],
      ['옮긴 회의', '2026-11-10T05:00:00.000Z'],
      ['회의', '2026-11-16T01:00:00.000Z'],
    ]);
  });

  it.each([
    ['is cancelled', 'STATUS:CANCELLED'],
    ['takes up no time', 'TRANSP:TRANSPARENT'],
  ])('leaves out what %s', (_what, line) => {
    expect(read(text(...event('DTSTART:20261118T010000Z', 'DURATION:PT1H', line))).entries).toEqual([]);
  });

  it('counts the entries that lie outside', () => {
    const ics = text(...event('DTSTART:20251118T010000Z', 'DURATION:PT1H'));
    expect(read(ics)).toEqual({ entries: [], outside: 1 });
  });

  it('gives the same occurrence the same name at every reading', () => {
    const ics = text(...event('DTSTART:20261102T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'));
    const names = () => read(ics).entries.map(({ key }) => key);
    expect(names()).toEqual(names());
    expect(new Set(names()).size).toBe(3);
  });
});

describe('what is no calendar', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'],
    ['a visiting card', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nEND:VCARD'],
    ['a rule of every second', text(...event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))],
    ['a duration of two million years', text(...event('DTSTART:20261101T000000Z', 'DURATION:P99999999999W'))],
    ['too many occurrences', text(...event('DTSTART:20261101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY'))],
  ])('is refused: %s', (_what, ics) => {
    expect(() => read(ics)).toThrow(UnreadableIcs);
  });
});
