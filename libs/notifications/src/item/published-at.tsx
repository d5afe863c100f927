import { formatDay, formatRelative } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { DateText } from '@portal/ui/date-text';

interface PublishedAtProps {
  instant: string;
  now: Date;
}

/** When a notification came: 방금 전, 어제, and from a week on the date, which is read out in full. */
export function PublishedAt({ instant, now }: PublishedAtProps) {
  const zone = useTeacherZone();
  const words = formatRelative(instant, now, zone);
  if (words === formatDay(dayOf(instant, zone))) return <DateText instant={instant} show="day" />;
  return (
    <DateText instant={instant} show="dateTime">
      {words}
    </DateText>
  );
}
