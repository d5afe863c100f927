import type { Notification } from '@portal/domain/notifications/notification';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { destinationOf, linkOf } from '../item/destination.ts';
import { bellLabel } from '../messages.ts';
import { groupByDay } from './group-by-day.ts';
import { hasMore } from './has-more.ts';

describe('groups by day', () => {
  const now = new Date('2026-11-18T10:42:00+09:00');
  const groupOf = (publishedAt: string, zone = 'Asia/Seoul') =>
    groupByDay([aNotification({ publishedAt })], now, zone).today.length === 1 ? '오늘' : '지난 알림';

  it.each([
    ['2026-11-18T10:41:00+09:00', '오늘'],
    ['2026-11-18T00:00:00+09:00', '오늘'],
    ['2026-11-17T23:59:59+09:00', '지난 알림'],
    ['2026-11-17T15:00:00Z', '오늘'],
    ['2025-11-18T10:42:00+09:00', '지난 알림'],
    ['2026-11-19T00:00:10+09:00', '오늘'],
  ])('%s stands under %s', (publishedAt, group) => {
    expect(groupOf(publishedAt)).toBe(group);
  });

  it('follow the zone and keep the order', () => {
    expect(groupOf('2026-11-17T16:00:00Z', 'UTC')).toBe('지난 알림');
    const ids = ['a', 'b', 'c'];
    const { today } = groupByDay(
      ids.map((id) => aNotification({ id })),
      now,
      'Asia/Seoul',
    );
    expect(today.map(({ id }) => id)).toEqual(ids);
  });
});

describe('where a click leads [NTF-5]', () => {
  const policy = { origin: 'https://portal.test', allowedHosts: ['help.example.com'] };
  const to = (over: Partial<Notification>) => destinationOf(aNotification({ id: 'ntf_7', ...over }), policy);
  const detail = { kind: 'internal', path: '/notification/ntf_7' };

  it('is the detail page when the notification says so, whatever its url', () => {
    expect(to({ openDetail: true, url: '/kr/account/calendar' })).toEqual(detail);
  });

  it('is the url otherwise', () => {
    expect(to({ openDetail: false, url: '/kr/account/calendar?view=week' })).toEqual({
      kind: 'internal',
      path: '/account/calendar?view=week',
    });
    expect(to({ openDetail: false, url: 'https://help.example.com/a' })).toEqual({
      kind: 'external',
      href: 'https://help.example.com/a',
    });
  });

  it.each([
    null,
    '',
    'javascript:alert(1)',
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/kr/',
    'https://help.example.com.evil.test/',
    'https://user@help.example.com/',
    '/kr/%2e%2e/mid/v1/users/profile',
    '\u202e/kr/account',
    'data:text/html,x',
  ])('is the detail page when %j cannot be trusted', (url) => {
    expect(to({ openDetail: false, url })).toEqual(detail);
    expect(linkOf(aNotification({ url }), policy)).toBeNull();
  });
});

describe('view more [NTF-6]', () => {
  it.each<[string, Parameters<typeof hasMore>[0], boolean]>([
    ['nine', { total: 9, lastPageSize: 9, isIncomplete: false, cameBackEmpty: false }, false],
    ['ten', { total: 10, lastPageSize: 10, isIncomplete: false, cameBackEmpty: false }, true],
    ['ten, asked once', { total: 10, lastPageSize: 10, isIncomplete: false, cameBackEmpty: true }, false],
    ['eleven, ten shown', { total: 11, lastPageSize: 10, isIncomplete: true, cameBackEmpty: false }, true],
    ['eleven, all shown', { total: 11, lastPageSize: 1, isIncomplete: false, cameBackEmpty: false }, false],
    ['130, ten shown', { total: 130, lastPageSize: 10, isIncomplete: true, cameBackEmpty: false }, true],
    ['a short page of many', { total: 30, lastPageSize: 4, isIncomplete: true, cameBackEmpty: false }, true],
    [
      'a first page that grew to eleven',
      { total: 11, lastPageSize: 11, isIncomplete: false, cameBackEmpty: false },
      true,
    ],
    ['none', { total: 0, lastPageSize: 0, isIncomplete: false, cameBackEmpty: false }, false],
  ])('with %s', (_what, loaded, shows) => {
    expect(hasMore(loaded)).toBe(shows);
  });
});

describe('name of the bell [NTF-3]', () => {
  it.each([
    [0, '알림'],
    [1, '알림, 새 알림 1개'],
    [99, '알림, 새 알림 99개'],
    [100, '알림, 새 알림 99개 이상'],
  ])('%d unseen: %s', (count, label) => {
    expect(bellLabel(count, 99)).toBe(label);
  });
});
