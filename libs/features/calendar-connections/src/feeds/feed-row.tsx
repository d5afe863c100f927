import { formatDay, formatRelative } from '@portal/domain/format/date-time';
import { type CalendarFeed, FEED_SCOPE_LABELS } from '@portal/domain/schedule/calendar-feeds.contract';
import { dayOf } from '@portal/domain/time/day';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { ConnectionRow } from '../frame/connection-row.tsx';
import { feeds } from '../messages.ts';

interface FeedRowProps {
  feed: CalendarFeed;
  now: Date;
  onRevoke: (feed: CalendarFeed) => void;
}

/** One address: what goes out by it, and whether anybody reads it. */
export function FeedRow({ feed, now, onRevoke }: FeedRowProps) {
  const zone = useTeacherZone();
  const scope = FEED_SCOPE_LABELS[feed.scope];
  return (
    <ConnectionRow
      title={scope}
      facts={[
        feeds.madeAt(formatDay(dayOf(feed.createdAt, zone))),
        feed.lastReadAt === null ? feeds.neverRead : feeds.readAt(formatRelative(feed.lastReadAt, now, zone)),
      ]}
      actions={
        <Button variant="outline" onClick={() => onRevoke(feed)} aria-label={feeds.revokeOf(scope)}>
          {feeds.revoke}
        </Button>
      }
    />
  );
}
