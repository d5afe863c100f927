import * as v from 'valibot';
import { Id, Instant } from '@portal/domain/contract/scalar';

const CHANNEL = 'portal-notifications';

/** What one tab did. The others show it without a load, and ask for the count alone. */
const TabChange = v.object({
  /** None: only the badge is concerned. Null: all that are unread. */
  ids: v.nullable(v.array(Id)),
  change: v.object({
    isRead: v.optional(v.boolean()),
    isArchived: v.optional(v.boolean()),
    snoozedUntil: v.optional(v.nullable(Instant)),
  }),
});
export type TabChange = v.InferOutput<typeof TabChange>;

const channels = new WeakMap<object, BroadcastChannel>();

/** Hears the other tabs. `owner` is this tab's store, which must not hear itself: its dispatch. */
export function listenToTabs(owner: object, listener: (change: TabChange) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channels.set(owner, channel);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    // A tab may run another release.
    const { success, output } = v.safeParse(TabChange, data);
    if (success) listener(output);
  };
  return () => {
    channels.delete(owner);
    channel.close();
  };
}

/** Tells the other tabs. */
export const tellTabs = (owner: object, change: TabChange): void => channels.get(owner)?.postMessage(change);
