import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { CALENDAR_VIEWS, daysOf, readAddress, stepped, visibleRange, writeAddress } from './calendar-view.ts';

const today = '2026-11-18';
const read = (query: string) => readAddress(new URLSearchParams(query), today);
const someDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const someView = fc.constantFrom(...CALENDAR_VIEWS);

describe('the address of the calendar', () => {
  it.each([
    ['', { view: 'week', date: today }],
    ['view=month&date=2026-12-01', { view: 'month', date: '2026-12-01' }],
    ['view=day', { view: 'day', date: today }],
    ['view=year&date=2026-02-30', { view: 'week', date: today }],
    ['date=18/11/2026', { view: 'week', date: today }],
    ['date=9999-12-31&view=agenda', { view: 'agenda', date: today }],
    ['date=0001-01-01', { view: 'week', date: today }],
    ['view=%00&date=%F0%9F%98%80', { view: 'week', date: today }],
  ])('reads "%s" and falls back to this week [CAL-1]', (query, address) => {
    expect(read(query)).toEqual(address);
  });

  it('reads whatever it wrote [CAL-1]', () => {
    fc.assert(
      fc.property(someView, someDay, (view, date) => {
        expect(read(writeAddress({ view, date }))).toEqual({ view, date });
      }),
    );
  });

  it('makes sense of any text [CAL-1]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (view, date) => {
        const address = readAddress(new URLSearchParams({ view, date }), today);
        expect(visibleRange(address).from <= address.date).toBe(true);
      }),
    );
  });
});

describe('the visible days', () => {
  it.each([
    ['day', '2026-11-18', '2026-11-18', '2026-11-18'],
    ['week', '2026-11-18', '2026-11-16', '2026-11-22'],
    ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['agenda', '2026-12-31', '2026-12-28', '2027-01-03'],
    ['month', '2026-11-18', '2026-10-26', '2026-12-06'],
    ['month', '2021-02-14', '2021-02-01', '2021-02-28'],
    ['month', '2024-02-29', '2024-01-29', '2024-03-03'],
  ] as const)('%s of %s goes from %s to %s, weeks from Monday [CAL-1]', (view, date, from, to) => {
    expect(visibleRange({ view, date })).toEqual({ from, to });
  });

  it('agree with Temporal and stay within the 62 days that the platform answers [CAL-1]', () => {
    fc.assert(
      fc.property(someView, someDay, (view, date) => {
        const range = visibleRange({ view, date });
        const days = daysOf(range);
        const first = Temporal.PlainDate.from(range.from);
        expect(days).toEqual(days.map((_, index) => first.add({ days: index }).toString()));
        expect(days).toContain(date);
        expect(days.length).toBeLessThanOrEqual(42);
        if (view !== 'day') {
          expect(first.dayOfWeek).toBe(1);
          expect(days.length % 7).toBe(0);
        }
        if (view === 'month') {
          const month = Temporal.PlainDate.from(date).toPlainYearMonth();
          expect(days).toContain(month.toPlainDate({ day: 1 }).toString());
          expect(days).toContain(month.toPlainDate({ day: month.daysInMonth }).toString());
        }
      }),
    );
  });
});

describe('the steps of 이전 and 다음', () => {
  it.each([
    ['day', '2026-12-31', '2027-01-01'],
    ['week', '2026-11-18', '2026-11-25'],
    ['agenda', '2026-11-18', '2026-11-25'],
    ['month', '2026-01-31', '2026-02-01'],
    ['month', '2026-12-05', '2027-01-01'],
  ] as const)('%s after %s is %s [CAL-1]', (view, date, next) => {
    expect(stepped({ view, date }, 1)).toEqual({ view, date: next });
  });

  it('show neighbouring days without a gap and come back to the same days [CAL-1]', () => {
    fc.assert(
      fc.property(someView, someDay, (view, date) => {
        const here = visibleRange({ view, date });
        const next = stepped({ view, date }, 1);
        const dayAfter = Temporal.PlainDate.from(here.to).add({ days: 1 }).toString();
        const overlaps = view === 'month';
        expect(overlaps ? visibleRange(next).from <= dayAfter : visibleRange(next).from === dayAfter).toBe(true);
        expect(visibleRange(stepped(next, -1))).toEqual(here);
      }),
    );
  });
});
