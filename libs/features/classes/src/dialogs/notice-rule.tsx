import { CalendarClock } from 'lucide-react';
import { formatDateTime, formatDuration } from '@portal/domain/format/date-time';
import { useNow } from '@portal/portal-core/clock';
import { Banner } from '@portal/ui/banner';
import { cancel as words } from '../class-messages.ts';
import { useTeacherZone } from '../model/use-teacher-zone.ts';

/** The 24-hour rule before the click: until when a cancellation is in time, or that it comes late (CLS-1). */
export function NoticeRule({ noticeUntil }: { noticeUntil: string | null }) {
  const now = useNow(30_000).getTime();
  const zone = useTeacherZone();
  if (noticeUntil === null) return <Banner tone="info" title={words.noLessons} />;
  const left = Date.parse(noticeUntil) - now;
  if (left <= 0)
    return (
      <Banner tone="warning" title={words.late}>
        {words.lateBody}
      </Banner>
    );
  return (
    <Banner tone="info" icon={CalendarClock} title={words.inTime}>
      {words.inTimeBody(formatDateTime(noticeUntil, zone), formatDuration(left))}
    </Banner>
  );
}
