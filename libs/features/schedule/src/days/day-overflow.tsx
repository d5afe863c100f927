import { useRef } from 'react';
import { formatDayWithWeekday, speakDay } from '@portal/domain/format/date-time';
import type { OpenableItem } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import type { OpenItem } from '../items/event-block.tsx';
import { ItemLine } from '../items/item-line.tsx';
import { messages } from '../messages.ts';
import { LatePopover } from '../notices/late-popover.tsx';
import type { Day } from '../time/day.ts';

interface Props {
  day: Day;
  /** All of the day, in time order. */
  items: readonly OpenableItem[];
  /** How many of them the month does not show. */
  hidden: number;
  onOpen: OpenItem;
}

/** "+n개 더 보기": the whole day in a popover. */
export function DayOverflow({ day, items, hidden, onOpen }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <LatePopover
      title={formatDayWithWeekday(day)}
      button={(onPress) => (
        <button
          ref={trigger}
          type="button"
          className="more"
          aria-label={messages.moreOf(speakDay(day), hidden)}
          onClick={onPress}
        >
          +{messages.more(hidden)}
        </button>
      )}
    >
      {(close) => (
        <CalendarLook>
          <ul>
            {items.map((item) => (
              <li key={item.key}>
                <ItemLine
                  item={item}
                  onOpen={() => {
                    close();
                    // The pressed line goes with the popover, so the details hand the focus back to the button.
                    if (trigger.current) onOpen(item, trigger.current);
                  }}
                />
              </li>
            ))}
          </ul>
        </CalendarLook>
      )}
    </LatePopover>
  );
}
