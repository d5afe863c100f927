import type { RefObject } from 'react';
import type { CalendarEvent } from '@portal/domain/teaching/calendar';
import type { Lesson } from '@portal/domain/teaching/lesson';
import { EventDialog } from './event-dialog.tsx';
import { LessonDialog } from './lesson-dialog.tsx';

interface Props {
  lesson: Lesson | null;
  event: CalendarEvent | null;
  timeZone: string;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Both dialogs of the calendar, in one chunk of their own. */
export function DetailsDialogs({ lesson, event, timeZone, onClose, finalFocus }: Props) {
  return (
    <>
      <LessonDialog lesson={lesson} timeZone={timeZone} onClose={onClose} finalFocus={finalFocus} />
      <EventDialog event={event} onClose={onClose} finalFocus={finalFocus} />
    </>
  );
}
