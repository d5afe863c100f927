import * as v from 'valibot';
import { TimeOfDay } from '../contract/scalar.ts';
import { NOTIFICATION_CATEGORIES, type NotificationCategory } from './notification.ts';

export const NOTIFICATION_CHANNELS = ['IN_APP', 'PUSH', 'EMAIL'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export const NOTIFICATION_CHANNEL_LABELS: Record<NotificationChannel, string> = {
  IN_APP: '앱 안',
  PUSH: '브라우저',
  EMAIL: '이메일',
};

export const DIGESTS = ['OFF', 'DAILY'] as const;

/** Whether one category comes over one channel. */
export const NotificationSwitch = v.strictObject({
  category: v.picklist(NOTIFICATION_CATEGORIES),
  channel: v.picklist(NOTIFICATION_CHANNELS),
  on: v.boolean(),
});
export type NotificationSwitch = v.InferOutput<typeof NotificationSwitch>;

/** All switches of a user, 7 x 3 of them, and the hours in which nothing may ring (NTF-9). */
export const NotificationSettings = v.object({
  items: v.array(NotificationSwitch),
  /** Times of the user's zone; both set or both null. From 22:00 to 07:00 runs over midnight. */
  quietFrom: v.nullable(TimeOfDay),
  quietTo: v.nullable(TimeOfDay),
  /** DAILY gathers e-mails into one at 08:00; those of WARN come at once all the same. */
  digest: v.picklist(DIGESTS),
  /** Where e-mails go, or null when the account has no address. */
  email: v.nullable(v.string()),
});
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>;

const QUIETER: Record<NotificationChannel, readonly NotificationCategory[]> = {
  IN_APP: [],
  PUSH: ['ADS', 'RMD', 'PROD'],
  EMAIL: ['ADS', 'RMD', 'PROD', 'GENERAL'],
};

/** What holds until a user chooses: everything in the app, the important over push and e-mail. */
export const isOnByDefault = (category: NotificationCategory, channel: NotificationChannel): boolean =>
  !QUIETER[channel].includes(category);
