import {
  isOnByDefault,
  type NotificationChannel,
  type NotificationSwitch,
} from '@portal/domain/notifications/notification-settings';
import type { OutwardChannel } from '../channels/channels.tables.ts';
import type { OutboxPayload } from '../list/notifications.tables.ts';
import { afterQuietHours, nextDigest, type Preference } from './quiet-hours.ts';

/** Somebody who is to be told something, and how she wants it. */
export interface Recipient {
  readonly zone: string;
  readonly preference: Preference;
  /** Only what differs from the default. */
  readonly switches: readonly NotificationSwitch[];
  /** Ways on which she can be reached at all. */
  readonly reachable: readonly OutwardChannel[];
}

export interface Plan {
  /** Whether it stands in her list. */
  readonly isListed: boolean;
  readonly deliveries: readonly {
    readonly channel: OutwardChannel;
    readonly dueAt: Date;
    /** Only of a gathered one: the next after a moment, for what comes too late for this one. */
    readonly digestAfter?: (moment: Date) => Date;
  }[];
}

type Matter = Pick<OutboxPayload, 'category' | 'kind' | 'only'>;

/** Warnings, matters of security and what the user asked for herself are never held back. */
const isUrgent = ({ category, kind, only }: Matter): boolean =>
  only !== undefined || category === 'WARN' || kind === 'SECURITY';

const AWAITED: ReadonlySet<Matter['kind']> = new Set(['PROFILE_DECIDED', 'COURSE_DECIDED', 'REVIEW_DECIDED'] as const);

/** The end of an approval that she asked for and waits for: mailed though other news are not. */
export const isAwaited = (kind: Matter['kind']): boolean => AWAITED.has(kind);

function isOn({ only, kind, category: given }: Matter, channel: NotificationChannel, { switches }: Recipient): boolean {
  if (only) return only === channel;
  // What has no category follows the switches of the plainest.
  const category = given ?? 'GENERAL';
  if (category === 'WARN' && channel === 'IN_APP') return true;
  const chosen = switches.find((each) => each.category === category && each.channel === channel);
  return chosen?.on ?? (isOnByDefault(category, channel) || (channel === 'EMAIL' && isAwaited(kind)));
}

/** Whether it may go out over a channel, as she wants it and can be reached by now. */
export const mayGoOut = (matter: Matter, channel: OutwardChannel, recipient: Recipient): boolean =>
  recipient.reachable.includes(channel) && isOn(matter, channel, recipient);

/** When a message about these may go out: at the moment itself, or at the end of the quiet hours that it falls into. */
export const sendableAt = (matters: readonly Matter[], { preference, zone }: Recipient, moment: Date): Date =>
  matters.some(isUrgent) ? moment : afterQuietHours(moment, preference, zone);

/** Which ways a notification takes and when (NTF-9). */
export function planDelivery(payload: OutboxPayload, recipient: Recipient, now: Date): Plan {
  const { preference, zone, reachable } = recipient;
  const digestAfter = (moment: Date) => afterQuietHours(nextDigest(moment, zone), preference, zone);
  return {
    isListed: isOn(payload, 'IN_APP', recipient),
    deliveries: reachable
      .filter((channel) => mayGoOut(payload, channel, recipient))
      .map((channel) =>
        channel === 'EMAIL' && preference.digest === 'DAILY' && !isUrgent(payload)
          ? { channel, dueAt: digestAfter(now), digestAfter }
          : { channel, dueAt: sendableAt([payload], recipient, now) },
      ),
  };
}
