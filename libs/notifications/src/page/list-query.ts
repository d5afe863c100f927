import type { NotificationListQuery } from '@portal/api/notifications/notification-lists';
import { NOTIFICATION_CATEGORIES } from '@portal/domain/notifications/notification';
import { NOTIFICATION_FILTERS } from '@portal/domain/notifications/notifications.contract';

/** A filter of the page alone: the server knows no such list. */
export const TO_ANSWER = 'answer';

const among = <T extends string>(all: readonly T[], value: string | null | undefined) =>
  all.find((known) => known === value);

/** The list that an address asks for; what it cannot mean counts as left out. */
export function queryOf(address: URLSearchParams): NotificationListQuery {
  const filter = among(NOTIFICATION_FILTERS, address.get('filter'));
  return {
    filter: filter === 'all' ? undefined : filter,
    category: among(NOTIFICATION_CATEGORIES, address.get('category')),
  };
}

/** Whether an address asks for what waits for an answer. */
export const isToAnswer = (address: URLSearchParams): boolean => address.get('filter') === TO_ANSWER;

interface Chosen extends Pick<NotificationListQuery, 'category'> {
  filter?: NotificationListQuery['filter'] | typeof TO_ANSWER;
}

/** The address of a list, with whatever else it said. */
export function addressOf({ filter = 'all', category }: Chosen, address: URLSearchParams) {
  const next = new URLSearchParams(address);
  next.set('type', 'notification');
  if (filter === 'all') next.delete('filter');
  else next.set('filter', filter);
  if (category === undefined) next.delete('category');
  else next.set('category', category);
  return next;
}

/** What the address of one notification keeps of that of its list. */
export function searchBeside(address: URLSearchParams): string {
  const kept = new URLSearchParams(address);
  kept.delete('type');
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
