import { asSpan, asTimeSpan, isInside, lengthOf, merged, overlaps, type Span, widened, without } from './span.ts';

/** `10-12` on one day. */
const span = (text: string): Span => {
  const [from, to] = text.split('-').map((hour) => new Date(`2026-11-18T${hour}:00:00Z`));
  return { from: from!, to: to! };
};
const spans = (text: string) => text.split(' ').filter(Boolean).map(span);
const hour = (date: Date) => date.toISOString().slice(11, 13);
const told = (found: readonly Span[]) => found.map(({ from, to }) => `${hour(from)}-${hour(to)}`).join(' ');

describe('two spans', () => {
  it.each([
    ['10-12', '11-13', true],
    ['10-14', '11-12', true],
    ['10-12', '10-12', true],
    ['10-12', '12-13', false],
    ['10-12', '13-14', false],
  ])('%s and %s overlap: %s, whichever is named first; touching is none [CAL-2]', (one, other, isOverlap) => {
    expect([overlaps(span(one), span(other)), overlaps(span(other), span(one))]).toEqual([isOverlap, isOverlap]);
  });

  it.each([
    ['10-12', '10-12', true],
    ['11-12', '10-13', true],
    ['09-12', '10-12', false],
    ['10-13', '10-12', false],
  ])('%s lies in %s: %s', (inner, outer, isIn) => expect(isInside(span(inner), span(outer))).toBe(isIn));
});

describe('a span', () => {
  it.each([
    ['without nothing', '', '10-18'],
    ['without its middle', '12-13', '10-12 13-18'],
    ['without several', '16-17 12-13', '10-12 13-16 17-18'],
    ['without its beginning', '09-11', '11-18'],
    ['without its beginning exactly', '10-11', '11-18'],
    ['without its end', '17-19', '10-17'],
    ['without its end exactly', '17-18', '10-17'],
    ['without all of it', '09-19', ''],
    ['without what only touches it', '09-10 18-19', '10-18'],
  ])('%s', (_what, holes, left) => expect(told(without(span('10-18'), spans(holes)))).toBe(left));

  it('lasts from its beginning to its end, and becomes longer on both sides', () => {
    expect(lengthOf(span('10-12'))).toBe(7_200_000);
    expect(told([widened(span('10-12'), 3_600_000)])).toBe('09-13');
  });

  it('goes out as two instants and comes back the same', () => {
    const sent = { startAt: '2026-11-18T10:00:00.000Z', endAt: '2026-11-18T12:00:00.000Z' };
    expect(asTimeSpan(span('10-12'))).toEqual(sent);
    expect(asSpan(sent)).toEqual(span('10-12'));
  });
});

it.each([
  ['10-12 11-13', '10-13'],
  ['12-13 10-12', '10-13'],
  ['10-14 11-12', '10-14'],
  ['10-14 11-14', '10-14'],
  ['13-14 10-12', '10-12 13-14'],
  ['10-12 13-14 11-13', '10-14'],
  ['', ''],
])('the spans %s are in fewest spans %s', (given, found) => expect(told(merged(spans(given)))).toBe(found));
