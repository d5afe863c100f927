import type { Notification, NotificationCategory } from '@portal/domain/notifications/notification';
import type { NotificationFilter } from '@portal/domain/notifications/notifications.contract';
import { LIMITS } from '@portal/domain/tenant/limits';

/** Which notifications a list shows: everything that is neither archived nor put off, unless it says otherwise. */
export interface NotificationListQuery {
  filter?: NotificationFilter | undefined;
  /** One of the two at most. */
  category?: NotificationCategory | undefined;
  classId?: string | undefined;
}

export interface NotificationPage {
  /** Of all notifications of the list, not of the page; beyond LIMITS.badgeCap a filtered list is not counted further. */
  total: number;
  items: Notification[];
  /** It came back empty: there is nothing after it. */
  isEnd: boolean;
}

export interface NotificationPages {
  pages: NotificationPage[];
  pageParams: unknown[];
}

/** What a reader can do to a notification, as far as lists show it. */
export type NotificationChange = Partial<Pick<Notification, 'isRead' | 'isArchived' | 'snoozedUntil'>>;

/** One name for one list, however its query is written. */
export const listKey = ({ filter = 'all', category, classId }: NotificationListQuery = {}) =>
  `${filter}:${category ?? 'any'}:${classId ?? 'any'}`;

export const itemsOf = ({ pages }: Pick<NotificationPages, 'pages'>): Notification[] =>
  pages.flatMap(({ items }) => items);

/** The id to go on from, or undefined when all of a list is there. */
export function nextPageParam(pages: readonly NotificationPage[], query: NotificationListQuery = {}) {
  const shown = pages.flatMap(({ items }) => items);
  const { total = 0, isEnd = true } = pages.at(-1) ?? {};
  const isCounted = total <= LIMITS.badgeCap || listKey(query) === listKey();
  return isEnd || (isCounted && shown.length >= total) ? undefined : shown.at(-1)?.id;
}

/** Whether a list is the place of a notification. What was read stays in the list of unread ones until that is loaded anew. */
export function belongs(notification: Notification, query: NotificationListQuery, now: number): boolean {
  const { filter = 'all', category, classId } = query;
  if (category !== undefined && notification.category !== category) return false;
  if (classId !== undefined && notification.ofClass?.id !== classId) return false;
  if (filter === 'answer' && !notification.isToAnswer) return false;
  if (filter === 'archived') return notification.isArchived;
  const isPutOff = notification.snoozedUntil !== null && Date.parse(notification.snoozedUntil) > now;
  return !notification.isArchived && isPutOff === (filter === 'snoozed');
}

/** Whether a list would bring a notification if it were loaded now. */
export const fits = (notification: Notification, query: NotificationListQuery, now: number): boolean =>
  belongs(notification, query, now) && !(query.filter === 'unread' && notification.isRead);

function count(list: NotificationPages, step: 1 | -1): void {
  for (const page of list.pages) page.total = Math.max(0, page.total + step);
}

function remove(list: NotificationPages, id: string): void {
  const at = list.pages.findIndex(({ items }) => items.some((item) => item.id === id));
  const page = list.pages[at];
  if (!page) return;
  page.items = page.items.filter((item) => item.id !== id);
  count(list, -1);
  if (page.items.length > 0 || list.pages.length === 1) return;
  list.pages.splice(at, 1);
  // The first page is always the one from the top.
  list.pageParams.splice(Math.max(at, 1), 1);
}

const timeOf = ({ publishedAt }: Notification) => Date.parse(publishedAt);

/** Puts a notification where its time says, unless that is beyond what is loaded. */
function insert(list: NotificationPages, query: NotificationListQuery, notification: Notification): void {
  const isWhole = nextPageParam(list.pages, query) === undefined;
  count(list, 1);
  for (const { items } of list.pages) {
    const at = items.findIndex((item) => timeOf(item) <= timeOf(notification));
    if (at >= 0) return void items.splice(at, 0, notification);
  }
  if (isWhole) list.pages.at(-1)?.items.push(notification);
}

interface Place {
  query: NotificationListQuery;
  now: number;
  /** It has just arrived: the server's newest stands above all others, whatever its time. */
  onTop?: boolean;
}

/** A notification as it is now, into a list: new, changed, back or gone. Twice is the same as once. */
export function settle(list: NotificationPages, notification: Notification, { query, now, onTop }: Place): void {
  const known = itemsOf(list).find(({ id }) => id === notification.id);
  if (known && belongs(notification, query, now)) Object.assign(known, notification);
  else if (known) remove(list, notification.id);
  else if (!fits(notification, query, now)) return;
  else if (onTop) {
    count(list, 1);
    list.pages[0]?.items.unshift(notification);
  } else insert(list, query, notification);
}
