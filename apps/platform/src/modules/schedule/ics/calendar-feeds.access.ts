import { calendarFeedsContract } from '@portal/domain/schedule/calendar-feeds.contract';
import { CLIENT_ID, defineAccess, endsById } from '../../../testing/access.ts';

export const access = defineAccess(calendarFeedsContract, {
  rows: {
    listCalendarFeeds: { own: {} },
    createCalendarFeed: { own: { body: { clientId: CLIENT_ID, scope: 'ALL' } } },
    revokeCalendarFeed: endsById('feed_matrix', 'feed_matrix_gone', 'feed_none'),
  },
  seed: ({ database }, teacherId) =>
    database.raw.exec(`insert into calendar_feed (id, teacher_id, client_id, scope, secret_hash, created_at)
      select id, '${teacherId}', id, 'ALL', id, now() from unnest(array['feed_matrix', 'feed_matrix_gone']) id`),
});
