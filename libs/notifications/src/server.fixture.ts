import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import type { Notification } from '@portal/domain/notifications/notification';
import { MESSAGE_APP, notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import { bookingRulesContract } from '@portal/domain/schedule/booking-rules.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { aNotification } from '@portal/testing/notifications/notification-builders';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';

const shows: Record<string, (one: Notification) => boolean> = {
  all: (one) => !one.isArchived && one.snoozedUntil === null,
  unread: (one) => !one.isArchived && one.snoozedUntil === null && !one.isRead,
  answer: (one) => !one.isArchived && one.snoozedUntil === null && one.isToAnswer,
  archived: (one) => one.isArchived,
  snoozed: (one) => !one.isArchived && one.snoozedUntil !== null,
};

/** A platform that keeps notifications and what is done to them; what it was asked is kept for the tests. */
export function keepingServer(all: Notification[], unseen = 0) {
  const calls: string[] = [];
  let undoRead = (): unknown => undefined;
  const state = { isRefusing: false, unseen };
  const action = (call: string, id: string | undefined, over: Partial<Notification>) => {
    calls.push(call);
    if (state.isRefusing) return problemResponse('UNEXPECTED');
    all = all.map((one) => (id === undefined || one.id === id ? { ...one, ...over } : one));
    return {};
  };
  return {
    calls,
    state,
    arrives(notification: Notification) {
      all = [notification, ...all];
      state.unseen += 1;
    },
    handlers: [
      // No wish of a student is open, and there is one zone, unless a test says otherwise.
      fake(lessonMovesContract.listLessonMoves, { items: [] }),
      fake(bookingRulesContract.getBookingRules, DEFAULT_BOOKING_RULES),
      fake(lessonMovesContract.checkLessonMove, { other: null, isFreeTime: true }),
      fake(calendarContract.getCalendar, aCalendar()),
      fake(contract.countNotSeenNotifications, () => {
        calls.push('count');
        return { count: state.unseen };
      }),
      fake(contract.listNotifications, ({ query: { filter = 'all', category, classId, lastItem, size }, headers }) => {
        expect(headers.get('x-msg-app')).toBe(MESSAGE_APP);
        const isCount = size === '1' && (filter === 'unread' || filter === 'answer');
        calls.push(isCount ? `count ${filter}` : `list ${filter} ${category ?? 'any'} ${lastItem ?? 'top'} ${size}`);
        const listed = all.filter(
          (one) =>
            shows[filter]?.(one) &&
            (!category || one.category === category) &&
            (!classId || one.ofClass?.id === classId),
        );
        const start = lastItem ? listed.findIndex(({ id }) => id === lastItem) + 1 : 0;
        return { total: listed.length, items: listed.slice(start, start + Number(size)) };
      }),
      fake(contract.getNotification, ({ query: { id } }) => all.find((one) => one.id === id) ?? aNotification()),
      fake(contract.markAllNotificationsSeen, ({ body: { upTo } }) => {
        state.unseen = all.findIndex(({ id }) => id === upTo);
        return action(`seen ${upTo}`, '', {});
      }),
      fake(contract.markNotificationRead, ({ body: { id } }) => action(`read ${id}`, id, { isRead: true })),
      fake(contract.markNotificationUnread, ({ body: { id } }) => action(`unread ${id}`, id, { isRead: false })),
      fake(contract.markAllNotificationsRead, ({ body }) => {
        const before = all;
        undoRead = () => (all = before);
        const answer = action(`read up to ${body.upTo}`, undefined, { isRead: true });
        return answer instanceof Response ? answer : { readUpTo: 7 };
      }),
      fake(contract.undoMarkAllNotificationsRead, ({ body: { readUpTo } }) => {
        undoRead();
        return action(`unread from ${readUpTo}`, '', {});
      }),
      fake(contract.archiveNotification, ({ body: { id, isArchived } }) =>
        action(`archive ${id} ${isArchived}`, id, { isArchived }),
      ),
      fake(contract.snoozeNotification, ({ body: { id, until } }) =>
        action(`snooze ${id} ${until}`, id, { snoozedUntil: until }),
      ),
    ],
  };
}
