import type { RefObject } from 'react';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import type { CalendarEvent } from '@portal/domain/teaching/calendar';
import { Dialog } from '@portal/ui/dialog';
import { messages } from '../messages.ts';
import { DetailList } from './detail-list.tsx';
import { useLast } from './use-last.ts';

interface Props {
  /** Null keeps it closed. */
  event: CalendarEvent | null;
  onClose: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** An entry of the teacher's own: title, date, time and note (CAL-1). */
export function EventDialog({ event, onClose, finalFocus }: Props) {
  const shown = useLast(event);
  return (
    <Dialog open={event !== null} onClose={onClose} title={messages.event.detail} finalFocus={finalFocus}>
      {shown && (
        <DetailList
          rows={[
            [messages.event.title, shown.title],
            [messages.event.date, formatDayWithWeekday(shown.date)],
            [messages.event.time, shown.endTime ? messages.range(shown.time, shown.endTime) : shown.time],
            [messages.event.note, shown.note.trim() || messages.event.noNote],
          ]}
        />
      )}
    </Dialog>
  );
}
