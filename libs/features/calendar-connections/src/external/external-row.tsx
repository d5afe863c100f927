import { formatRelative } from '@portal/domain/format/date-time';
import type { ExternalCalendar } from '@portal/domain/schedule/external-calendars.contract';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { ConnectionRow } from '../frame/connection-row.tsx';
import { external } from '../messages.ts';

interface ExternalRowProps {
  calendar: ExternalCalendar;
  now: Date;
  isReading: boolean;
  onRefresh: (calendar: ExternalCalendar) => void;
  onRemove: (calendar: ExternalCalendar) => void;
}

/** One connected calendar: what it brought, when, and what is wrong with it. */
export function ExternalRow({ calendar, now, isReading, onRefresh, onRemove }: ExternalRowProps) {
  const zone = useTeacherZone();
  const { name, host, busyCount, lastFetchedAt, failure } = calendar;
  return (
    <ConnectionRow
      title={name}
      facts={[
        host,
        external.busy(busyCount),
        ...(lastFetchedAt === null ? [] : [external.readAt(formatRelative(lastFetchedAt, now, zone))]),
      ]}
      failure={failure}
      actions={
        <>
          <Button
            variant="outline"
            loading={isReading}
            onClick={() => onRefresh(calendar)}
            aria-label={external.refreshOf(name)}
          >
            {external.refresh}
          </Button>
          <Button variant="outline" onClick={() => onRemove(calendar)} aria-label={external.removeOf(name)}>
            {external.remove}
          </Button>
        </>
      }
    />
  );
}
