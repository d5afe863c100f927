import { NOTIFICATION_CATEGORY_LABELS, type Notification } from '@portal/domain/notifications/notification';
import { NOTIFICATION_KINDS, notificationKindOf } from '@portal/domain/notifications/notification-kind';
import { messages } from '../messages.ts';

/** Why a notification came: the rule of its kind, or else what its category stands for. */
export function whyOf({ kind, category }: Pick<Notification, 'kind' | 'category'>): string {
  const known = notificationKindOf(kind);
  if (known) return NOTIFICATION_KINDS[known].reason;
  return category === null ? messages.why.unknown : messages.why.category(NOTIFICATION_CATEGORY_LABELS[category]);
}

/** What heads a group: "과제 제출". */
export function labelOf({ kind, category }: Pick<Notification, 'kind' | 'category'>): string {
  const known = notificationKindOf(kind);
  return known ? NOTIFICATION_KINDS[known].label : NOTIFICATION_CATEGORY_LABELS[category ?? 'none'];
}
