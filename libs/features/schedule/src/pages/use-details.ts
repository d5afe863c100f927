import { useRef, useState } from 'react';
import type { CalendarEvent } from '@portal/domain/teaching/calendar';
import type { Lesson } from '@portal/domain/teaching/lesson';
import type { OpenItem } from '../components/event-block.tsx';

/** What is open beside the calendar; a lesson that changes meanwhile changes in its dialog too. */
export function useDetails(lessons: readonly Lesson[], events: readonly CalendarEvent[]) {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [event, setEvent] = useState<CalendarEvent | null>(null);
  const [wasUsed, setWasUsed] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  const openLesson = (chosen: Lesson, from: HTMLElement) => {
    opener.current = from;
    setWasUsed(true);
    setLesson(chosen);
  };
  const open: OpenItem = (item, from) => {
    if (item.kind !== 'event') return openLesson(item.lesson, from);
    opener.current = from;
    setWasUsed(true);
    setEvent(item.event);
  };
  const close = () => {
    setLesson(null);
    setEvent(null);
  };
  return {
    lesson: lesson && (lessons.find(({ id }) => id === lesson.id) ?? lesson),
    event: event && (events.find(({ id }) => id === event.id) ?? event),
    opener,
    wasUsed,
    open,
    openLesson,
    close,
  };
}
