import { formatDay, formatRelative } from '@portal/domain/format/date-time';
import { dayOf, DEFAULT_TIME_ZONE as ZONE } from '@portal/domain/time/day';
import { DateText } from '@portal/ui/date-text';

interface PublishedAtProps {
  instant: string;
  now: Date;
}

/** When a notification came: 방금 전, 어제, and from a week on the date, which is read out in full. */
export function PublishedAt({ instant, now }: PublishedAtProps) {
  const words = formatRelative(instant, now, ZONE);
  if (words === formatDay(dayOf(instant, ZONE))) return <DateText instant={instant} zone={ZONE} show="day" />;
  return (
    <DateText instant={instant} zone={ZONE} show="dateTime">
      {words}
    </DateText>
  );
}
