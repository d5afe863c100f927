import { CalendarClock } from 'lucide-react';
import { formatDateTime, formatDuration } from '@portal/domain/format/date-time';
import { Banner } from '@portal/ui/banner';
import { lessonMessages } from '../lesson-messages.ts';

const words = lessonMessages.move;

interface Props {
  /** Until then a change is announced in time (CAL-3). */
  noticeUntil: string;
  now: number;
  timeZone: string;
}

/** The 24-hour rule in front of everything else: how long a change is in time, or that it comes late (CAL-3). */
export function MoveRule({ noticeUntil, now, timeZone }: Props) {
  const left = Date.parse(noticeUntil) - now;
  if (left < 0) {
    return (
      <Banner tone="warning" title={words.tooLate}>
        <p>{words.lateBody}</p>
        <p>{words.stays}</p>
      </Banner>
    );
  }
  return (
    <Banner tone="info" icon={CalendarClock} title={words.rule}>
      <p>{words.inTime(formatDateTime(noticeUntil, timeZone), formatDuration(left))}</p>
      <p>{words.stays}</p>
    </Banner>
  );
}
