import type { Notification } from '@portal/domain/notifications/notification';
import { paths } from '@portal/domain/site/paths';
import { safeLink } from '@portal/portal-core/safe-link';

/** Where a click leads: a page of the portal, or another site in a new tab. */
export type Destination = { kind: 'internal'; path: string } | { kind: 'external'; href: string };

export interface LinkPolicy {
  origin: string;
  allowedHosts: readonly string[];
}

/** The link that a notification carries, if it may be followed. */
export function linkOf({ url }: Notification, policy: LinkPolicy): Destination | null {
  const link = safeLink(url, policy);
  return link.kind === 'none' ? null : link;
}

/** The detail page, or the notification's own address (NTF-5). One that cannot be trusted opens the detail page. */
export function destinationOf(notification: Notification, policy: LinkPolicy): Destination {
  const detail = { kind: 'internal', path: paths.notification(notification.id) } as const;
  return notification.openDetail ? detail : (linkOf(notification, policy) ?? detail);
}
