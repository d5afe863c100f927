import { CalendarClock } from 'lucide-react';
import { cancelNeedsConsent } from '@portal/domain/classes/short-notice';
import { formatDateTime, formatDuration } from '@portal/domain/format/date-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Banner } from '@portal/ui/banner';
import { cancel as words } from '../class-messages.ts';

interface Props {
  /** Until when a cancellation is in time; null where no lesson is left. */
  until: Date | null;
  now: Date;
}

/** The 24-hour rule before the click: until when a cancellation is in time, or that it needs consent (CLS-1). */
export function NoticeRule({ until, now }: Props) {
  const zone = useTeacherZone();
  if (until === null) return <Banner tone="info" title={words.noLessons} />;
  if (cancelNeedsConsent(until, now))
    return (
      <Banner tone="warning" title={words.late}>
        {words.lateBody}
      </Banner>
    );
  return (
    <Banner tone="info" icon={CalendarClock} title={words.inTime}>
      {words.inTimeBody(formatDateTime(until.toISOString(), zone), formatDuration(until.getTime() - now.getTime()))}
    </Banner>
  );
}
