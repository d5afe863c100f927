import { CalendarSync } from 'lucide-react';
import { formatDayWithWeekday, speakDay } from '@portal/domain/format/date-time';
import { Icon } from '@portal/ui/icon';
import type { CalendarItem } from '../items/calendar-item.ts';
import { lessonMessages } from '../lesson-messages.ts';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';

const canMove = (item: CalendarItem) =>
  (item.kind === 'lesson' || item.kind === 'trial') && item.lesson.status === 'UPCOMING' && !item.continues;

interface Props {
  day: Day;
  items: readonly CalendarItem[];
}

/** In a day's head: moves all lessons that are still ahead on it. A day without any has no button. */
export function MoveDayButton({ day, items }: Props) {
  const { actions } = useCalendarLayers();
  if (!actions || !items.some(canMove)) return null;
  return (
    <button
      type="button"
      className="move-day"
      aria-label={lessonMessages.day.moveDay(speakDay(day))}
      title={lessonMessages.day.moveDay(formatDayWithWeekday(day))}
      onClick={(event) => actions.moveDay(day, event.currentTarget)}
    >
      <Icon as={CalendarSync} size={16} />
    </button>
  );
}
