import type { calendarFeedsContract } from '@portal/domain/schedule/calendar-feeds.contract';
import type { Handlers } from '../../../core/http/implement.ts';
import type { calendarFeedService } from './calendar-feeds.service.ts';

export const calendarFeedsHandlers = (
  feeds: ReturnType<typeof calendarFeedService>,
): Handlers<typeof calendarFeedsContract> => ({
  listCalendarFeeds: async ({ caller }) => ({ data: { items: await feeds.list(caller.userId) } }),
  createCalendarFeed: async ({ caller, body }) => ({
    data: await feeds.create(caller.userId, body.clientId, body.scope),
  }),
  async revokeCalendarFeed({ caller, params }) {
    await feeds.revoke(caller.userId, params.id);
    return {};
  },
});
