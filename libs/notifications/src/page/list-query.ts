import type { NotificationListQuery } from '@portal/api/notifications/notification-lists';
import { NOTIFICATION_CATEGORIES } from '@portal/domain/notifications/notification';
import { NOTIFICATION_FILTERS } from '@portal/domain/notifications/notifications.contract';

const among = <T extends string>(all: readonly T[], value: string | null | undefined) =>
  all.find((known) => known === value);

/** The list that an address asks for; what it cannot mean counts as left out. */
export function queryOf(address: URLSearchParams): NotificationListQuery {
  const filter = among(NOTIFICATION_FILTERS, address.get('filter'));
  const category = among(NOTIFICATION_CATEGORIES, address.get('category'));
  return {
    filter: filter === 'all' ? undefined : filter,
    category,
    classId: category === undefined ? address.get('class') || undefined : undefined,
  };
}

/** The address of a list, with whatever else it said. */
export function addressOf({ filter = 'all', category, classId }: NotificationListQuery, address: URLSearchParams) {
  const next = new URLSearchParams(address);
  next.set('type', 'notification');
  if (filter === 'all') next.delete('filter');
  else next.set('filter', filter);
  if (category === undefined) next.delete('category');
  else next.set('category', category);
  if (classId === undefined) next.delete('class');
  else next.set('class', classId);
  return next;
}

/** What the address of one notification keeps of that of its list. */
export function searchBeside(address: URLSearchParams): string {
  const kept = new URLSearchParams(address);
  kept.delete('type');
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
