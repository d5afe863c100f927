import { cityOf } from '@portal/domain/format/zone-city';
import { DayName } from '../days/day-name.tsx';
import { MoveDayButton } from '../days/move-day-button.tsx';
import type { CalendarItem } from '../items/calendar-item.ts';
import { DayTasks } from '../tasks/day-tasks.tsx';
import { taskMessages } from '../tasks/task-messages.ts';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { HolidayName } from '../time/holiday-name.tsx';

interface Props {
  /** Before the day in the id of its heading. */
  id: string;
  lanes: readonly { readonly day: Day; readonly items: readonly CalendarItem[] }[];
  today: Day;
}

/** Above the lanes: the days with what can be done with each, and under them what is due (CAL-1, PLN-1). */
export function GridHeads({ id, lanes, today }: Props) {
  const { timeZone, secondTimeZone } = useCalendarLayers();
  return (
    <div className="heads">
      {secondTimeZone ? (
        <div className="cities">
          <span>{cityOf(secondTimeZone)}</span>
          <span>{cityOf(timeZone)}</span>
        </div>
      ) : (
        <span />
      )}
      {lanes.map(({ day, items }) => (
        <div className="head" key={day}>
          <div className="head-line">
            <h3 id={`${id}${day}`}>
              <DayName day={day} isToday={day === today} />
            </h3>
            <MoveDayButton day={day} items={items} />
          </div>
          <HolidayName day={day} />
        </div>
      ))}
      <div className="tasks">
        <span className="row-name">{taskMessages.row}</span>
        {lanes.map(({ day }) => (
          <div key={day}>
            <DayTasks day={day} most={lanes.length === 1 ? 3 : 1} />
          </div>
        ))}
      </div>
    </div>
  );
}
