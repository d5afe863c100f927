import fc from 'fast-check';
import { NOTIFICATION_CATEGORIES, type Notification } from '@portal/domain/notifications/notification';
import { NOTIFICATION_FILTERS } from '@portal/domain/notifications/notifications.contract';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { belongs, fits, itemsOf, nextPageParam, type NotificationPages, settle } from './notification-lists.ts';

const NOW = Date.parse('2026-11-18T10:42:00+09:00');
const LATER = '2026-11-18T11:42:00+09:00';
const ofMinute = (minute: number, over: Partial<Notification> = {}) =>
  aNotification({ id: `n${minute}`, publishedAt: new Date(NOW - 3_600_000 + minute * 60_000).toISOString(), ...over });

/** Two pages of three, n6 the newest, of `total`. */
const twoPages = (total = 6): NotificationPages => ({
  pages: [
    { total, items: [ofMinute(6), ofMinute(5), ofMinute(4)], isEnd: false },
    { total, items: [ofMinute(3), ofMinute(2), ofMinute(1)], isEnd: false },
  ],
  pageParams: [undefined, 'n4'],
});
const idsOf = (list: NotificationPages) => itemsOf(list).map(({ id }) => id);
const totalsOf = (list: NotificationPages) => list.pages.map(({ total }) => total);
const place = (over = {}) => ({ query: {}, now: NOW, ...over });

it.each<[string, Partial<Notification>, string[]]>([
  ['a new one', {}, ['all', 'unread']],
  ['a read one', { isRead: true }, ['all']],
  ['an archived one', { isArchived: true }, ['archived']],
  ['one that is put off', { snoozedUntil: LATER }, ['snoozed']],
  ['one that is back', { snoozedUntil: '2026-11-18T10:00:00+09:00' }, ['all', 'unread']],
  ['one archived while it was put off', { isArchived: true, snoozedUntil: LATER }, ['archived']],
])('%s is brought by the lists of its state only', (_what, over, lists) => {
  const notification = aNotification({ category: 'TRANS', ...over });
  expect(NOTIFICATION_FILTERS.filter((filter) => fits(notification, { filter }, NOW))).toEqual(lists);
  expect(NOTIFICATION_FILTERS.filter((filter) => fits(notification, { filter, category: 'TRANS' }, NOW))).toEqual(
    lists,
  );
  expect(NOTIFICATION_FILTERS.some((filter) => fits(notification, { filter, category: 'CS' }, NOW))).toBe(false);
});

it('leaves what was read in the list of unread ones until that is loaded anew', () => {
  const read = aNotification({ isRead: true });
  expect(belongs(read, { filter: 'unread' }, NOW)).toBe(true);
  expect(fits(read, { filter: 'unread' }, NOW)).toBe(false);
});

it('puts what has just arrived on top, whatever its time [NTF-10]', () => {
  const list = twoPages();
  settle(list, ofMinute(2.5), place({ onTop: true }));
  expect(idsOf(list)).toEqual(['n2.5', 'n6', 'n5', 'n4', 'n3', 'n2', 'n1']);
  expect(totalsOf(list)).toEqual([7, 7]);
});

it('puts what comes back to its time', () => {
  const list = twoPages();
  settle(list, ofMinute(2.5), place());
  expect(idsOf(list)).toEqual(['n6', 'n5', 'n4', 'n3', 'n2.5', 'n2', 'n1']);
});

it('counts what belongs below the loaded part, but does not show it before its time', () => {
  const partly = twoPages(20);
  settle(partly, ofMinute(0), place());
  expect([idsOf(partly).includes('n0'), totalsOf(partly)]).toEqual([false, [21, 21]]);
  const wholly = twoPages(6);
  settle(wholly, ofMinute(0), place());
  expect(idsOf(wholly).at(-1)).toBe('n0');
});

it('takes away what does not belong any more, with its empty page', () => {
  const list = twoPages();
  for (const minute of [6, 5, 4]) settle(list, ofMinute(minute, { isArchived: true }), place());
  expect(idsOf(list)).toEqual(['n3', 'n2', 'n1']);
  // The page from the top is read from the top.
  expect([list.pageParams, totalsOf(list)]).toEqual([[undefined], [3]]);
  for (const minute of [3, 2, 1]) settle(list, ofMinute(minute, { snoozedUntil: LATER }), place());
  expect([idsOf(list), totalsOf(list)]).toEqual([[], [0]]);
});

it('never doubles a notification, whatever comes in whatever order [NTF-10]', () => {
  const arrival = fc.record({
    minute: fc.integer({ min: 0, max: 9 }),
    over: fc.record({
      isRead: fc.boolean(),
      isArchived: fc.boolean(),
      snoozedUntil: fc.constantFrom(null, LATER),
      category: fc.constantFrom(...NOTIFICATION_CATEGORIES.slice(0, 2), null),
    }),
    onTop: fc.boolean(),
  });
  const query = fc.record(
    { filter: fc.constantFrom(...NOTIFICATION_FILTERS), category: fc.constantFrom(...NOTIFICATION_CATEGORIES) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(query, fc.array(arrival, { maxLength: 30 }), (asked, arrivals) => {
      const list: NotificationPages = { pages: [{ total: 0, items: [], isEnd: true }], pageParams: [undefined] };
      for (const { minute, over, onTop } of arrivals) {
        const notification = ofMinute(minute, over);
        for (let time = 0; time < 2; time += 1) settle(list, notification, { query: asked, now: NOW, onTop });
        expect(itemsOf(list).filter(({ id }) => id === notification.id).length).toBeLessThanOrEqual(1);
        if (fits(notification, asked, NOW)) expect(idsOf(list)).toContain(notification.id);
      }
      expect(totalsOf(list)).toEqual([itemsOf(list).length]);
      for (const item of itemsOf(list)) expect(belongs(item, asked, NOW)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('goes on by the last one shown until all are there, also where the count stops at 100 [NTF-6]', () => {
  const { pages } = twoPages(6);
  expect(nextPageParam(twoPages(7).pages)).toBe('n1');
  expect(nextPageParam(pages)).toBeUndefined();
  const counted = Array.from({ length: 100 }, (_none, minute) => ofMinute(minute));
  const hundred = [{ total: 100, items: counted, isEnd: false }];
  expect(nextPageParam(hundred)).toBeUndefined();
  expect(nextPageParam(hundred, { filter: 'unread' })).toBe('n99');
  expect(nextPageParam([...hundred, { total: 100, items: [], isEnd: true }], { filter: 'unread' })).toBeUndefined();
});
