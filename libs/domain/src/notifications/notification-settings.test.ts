import * as v from 'valibot';
import { categoryOf, notificationKindOf, NOTIFICATION_KINDS } from './notification-kind.ts';
import { notificationSettingsContract } from './notification-settings.contract.ts';
import { isOnByDefault, NOTIFICATION_CHANNELS } from './notification-settings.ts';
import { NOTIFICATION_CATEGORIES } from './notification.ts';

describe('notification settings [NTF-9]', () => {
  it('start with everything in the app, and never with an advertisement by push or e-mail', () => {
    for (const category of NOTIFICATION_CATEGORIES) expect(isOnByDefault(category, 'IN_APP')).toBe(true);
    expect(isOnByDefault('ADS', 'PUSH')).toBe(false);
    expect(isOnByDefault('ADS', 'EMAIL')).toBe(false);
    for (const channel of NOTIFICATION_CHANNELS) expect(isOnByDefault('WARN', channel)).toBe(true);
  });

  it.each([
    ['one switch', { items: [{ category: 'TRANS', channel: 'EMAIL', on: false }] }, true],
    ['nothing', {}, true],
    ['quiet hours over midnight', { quietFrom: '22:00', quietTo: '07:00' }, true],
    ['no quiet hours', { quietFrom: null, quietTo: null }, true],
    ['a digest every hour', { digest: 'HOURLY' }, false],
    ['a channel that is none', { items: [{ category: 'TRANS', channel: 'SMS', on: true }] }, false],
    ['a switch that is neither on nor off', { items: [{ category: 'TRANS', channel: 'PUSH', on: 'yes' }] }, false],
  ])('can change %s', (_what, body, fits) => {
    expect(v.is(notificationSettingsContract.updateNotificationSettings.body, body)).toBe(fits);
  });
});

describe('the kind of a notification', () => {
  it('gives it its category: a reminder is no recommendation, an answer no warning, what harms one [NTF-2]', () => {
    expect([
      categoryOf('LESSON_SOON'),
      categoryOf('LESSON_MOVE_ANSWERED'),
      categoryOf('PAYOUT'),
      categoryOf('PAYOUT', { isUrgent: true }),
    ]).toEqual(['GENERAL', 'GENERAL', 'TRANS', 'WARN']);
  });

  it('says why it came, in a whole sentence', () => {
    for (const { reason, label } of Object.values(NOTIFICATION_KINDS)) {
      expect(reason).toMatch(/보냈어요\.$/);
      expect(label).not.toMatch(/\.$/);
    }
  });

  it.each([
    ['LESSON_SOON', 'LESSON_SOON'],
    ['SOMETHING_OF_ANOTHER_SERVER', undefined],
    ['toString', undefined],
    [null, undefined],
  ])('%s is %s', (name, kind) => expect(notificationKindOf(name)).toBe(kind));
});
