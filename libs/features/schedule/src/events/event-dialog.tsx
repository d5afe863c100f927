import { type RefObject, useRef } from 'react';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import type { CalendarEvent } from '@portal/domain/schedule/calendar';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { Dialog } from '@portal/ui/dialog';
import { editingMessages } from '../editing-messages.ts';
import { messages } from '../messages.ts';
import { useLast } from '../notices/use-last.ts';

interface Props {
  /** Null keeps it closed. */
  event: CalendarEvent | null;
  onEdit: () => void;
  onRemove: () => void;
  onClose: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** An entry of the teacher's own: title, date, time and note (CAL-1). */
export function EventDialog({ event, onEdit, onRemove, onClose, finalFocus }: Props) {
  const shown = useLast(event);
  const details = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open={event !== null}
      onClose={onClose}
      title={messages.event.detail}
      // What it is comes before the buttons that change it or take it away.
      initialFocus={details}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="outline" onClick={onRemove}>
            {editingMessages.event.remove}
          </Button>
          <Button onClick={onEdit}>{editingMessages.event.edit}</Button>
        </>
      }
    >
      {shown && (
        <div ref={details} tabIndex={-1}>
          <DescriptionList
            rows={[
              { label: messages.event.title, value: shown.title },
              { label: messages.event.date, value: formatDayWithWeekday(shown.date) },
              {
                label: messages.event.time,
                value: shown.endTime ? formatTimeRange(shown.time, shown.endTime) : shown.time,
              },
              shown.endTime !== null && {
                label: editingMessages.event.availability,
                value: shown.busy ? editingMessages.event.busy : editingMessages.event.free,
              },
              { label: messages.event.note, value: shown.note.trim() || messages.event.noNote },
            ]}
          />
        </div>
      )}
    </Dialog>
  );
}
