import type { NotificationCategory } from '@portal/domain/notifications/notification';

/** What a channel may tell: push sends ids only, e-mail the words too. */
export interface ChannelMessage {
  /** The same for every try, so that a receiver can know a repetition. */
  readonly id: string;
  readonly userId: string;
  readonly notifications: readonly {
    readonly id: string;
    readonly category: NotificationCategory | null;
    /** What it is about. */
    readonly kind?: string | null;
    readonly title: string;
    readonly content: string;
    /** A later one with the same key may take the place of an earlier one on the screen. */
    readonly groupKey?: string | null;
  }[];
  /** Several gathered into one. */
  readonly isDigest: boolean;
}

/** SENT is done; NOBODY means that there is no address or device to send to; LATER asks for another try. */
export type ChannelOutcome = 'SENT' | 'NOBODY' | 'LATER';

/** A way out of the portal. It never throws for what the other side does; a throw is a bug and counts as LATER. */
export interface Channel {
  deliver(message: ChannelMessage): Promise<ChannelOutcome>;
}
