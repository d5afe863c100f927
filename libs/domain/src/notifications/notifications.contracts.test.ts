import * as v from 'valibot';
import { NOTIFICATION_KINDS, notificationKindOf } from './notification-kind.ts';
import { notificationSettingsContract as settings } from './notification-settings.contract.ts';
import { notificationsContract as contract } from './notifications.contract.ts';

describe('what is done with one notification', () => {
  it.each<[keyof typeof contract, object, boolean]>([
    ['markNotificationRead', { id: 'ntf_1' }, true],
    ['markNotificationRead', {}, false],
    ['markNotificationUnread', { id: 'ntf_1' }, true],
    ['markNotificationUnread', {}, false],
    ['archiveNotification', { id: 'ntf_1', isArchived: false }, true],
    ['archiveNotification', { id: 'ntf_1' }, false],
    ['snoozeNotification', { id: 'ntf_1', until: '2026-11-20T09:00:00Z' }, true],
    ['snoozeNotification', { id: 'ntf_1', until: null }, true],
    ['snoozeNotification', { id: 'ntf_1', until: '2026-11-20' }, false],
    ['snoozeNotification', { id: 'ntf_1' }, false],
    ['markAllNotificationsSeen', {}, true],
    ['markAllNotificationsSeen', { upTo: 'ntf_9' }, true],
    ['markAllNotificationsRead', { upTo: '' }, false],
  ])('%s takes %j: %s [NTF-5]', (name, body, fits) => {
    const endpoint = contract[name];
    expect('body' in endpoint && v.is(endpoint.body, body)).toBe(fits);
  });

  it.each([
    ['t', true],
    ['t'.repeat(4_096), true],
    ['t'.repeat(4_097), false],
    ['', false],
  ])('a browser is told to ring, and to ring no more, by the token %#: %s [NTF-7]', (token, fits) => {
    expect(v.is(contract.registerPushToken.body, { token })).toBe(fits);
    expect(v.is(contract.unregisterPushToken.body, { token })).toBe(fits);
  });

  it.each([
    [{ filter: 'unread', category: 'WARN' }, true],
    [{ filter: 'snoozed' }, true],
    [{ filter: 'answer', classId: 'cls_1' }, true],
    [{ filter: 'read' }, false],
    [{ category: 'none' }, false],
  ])('a list is asked for by %j: %s', (query, fits) => {
    expect(v.is(contract.listNotifications.query, query)).toBe(fits);
  });
});

describe('the settings of notifications [NTF-9]', () => {
  const one = { category: 'ADS', channel: 'EMAIL', on: false };
  it.each<[string, object, boolean]>([
    ['nothing at all', {}, true],
    ['one switch', { items: [one] }, true],
    ['all 21 switches', { items: Array(21).fill(one) }, true],
    ['more switches than there are', { items: Array(22).fill(one) }, false],
    ['a switch of a channel that is none', { items: [{ ...one, channel: 'SMS' }] }, false],
    ['a switch that stands between', { items: [{ ...one, on: null }] }, false],
    ['quiet hours over midnight', { quietFrom: '22:00', quietTo: '07:00' }, true],
    ['no quiet hours any more', { quietFrom: null, quietTo: null }, true],
    ['quiet hours until the end of the day', { quietTo: '24:00' }, false],
    ['one mail a day', { digest: 'DAILY' }, true],
    ['one mail a week', { digest: 'WEEKLY' }, false],
    ['where mails go, which belongs to the account', { email: 'a@b.co' }, false],
  ])('are changed by %s', (_what, body, fits) => {
    expect(v.is(settings.updateNotificationSettings.body, body)).toBe(fits);
  });

  it('say by a code of their own that warnings cannot be turned off', () => {
    expect(settings.updateNotificationSettings.errors).toEqual(['WARN_CANNOT_BE_OFF']);
  });

  it.each([
    ['IN_APP', true],
    ['PUSH', true],
    ['EMAIL', true],
    ['SMS', false],
  ])('are tried out over %s: %s', (channel, fits) => {
    expect(v.is(settings.sendTestNotification.body, { channel })).toBe(fits);
  });
});

describe('the kind of a notification', () => {
  it('is known by its name; one of another server, or of no server, is none', () => {
    expect(notificationKindOf('PAYOUT')).toBe('PAYOUT');
    for (const name of [null, '', 'payout', 'toString', '__proto__']) expect(notificationKindOf(name)).toBeUndefined();
  });

  it('says why it was sent, and heads a group by its own words', () => {
    const kinds = Object.values(NOTIFICATION_KINDS);
    for (const { reason } of kinds) expect(reason).toMatch(/(?:보냈어요)\.$/);
    expect(new Set(kinds.map(({ label }) => label)).size).toBe(kinds.length);
  });
});
