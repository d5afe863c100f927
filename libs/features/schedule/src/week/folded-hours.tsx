import { RANGE_SIGN } from '@portal/domain/format/range';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import { editingMessages } from '../editing-messages.ts';
import type { CalendarItem } from '../items/calendar-item.ts';
import { tall } from '../items/grid-length.ts';
import type { Day } from '../time/day.ts';
import { BAND_MINUTES } from './grid-hours.ts';
import type { Hours } from './visible-hours.ts';

interface Props {
  hours: Hours;
  end: 'start' | 'end';
  lanes: readonly { readonly day: Day; readonly items: readonly CalendarItem[] }[];
  onOpen: () => void;
}

const hourOf = (hour: number) => timeOfMinute(hour * 60).slice(0, 2);

/** Hours without a lesson or an entry on any of the days, as one band; where there is free time in them it is seen. */
export function FoldedHours({ hours, end, lanes, onOpen }: Props) {
  const range = `${hourOf(hours.from)}${RANGE_SIGN}${hourOf(hours.to)}`;
  const hasFree = (items: readonly CalendarItem[]) =>
    items.some((item) => item.kind === 'free' && item.start < hours.to * 60 && item.end > hours.from * 60);
  return (
    <button
      type="button"
      className="folded"
      data-end={end}
      aria-label={editingMessages.unfold(range)}
      title={editingMessages.unfold(range)}
      style={{ height: tall(BAND_MINUTES) }}
      onClick={onOpen}
    >
      <span>{range}</span>
      {lanes.map(({ day, items }) => (
        <span key={day} className={hasFree(items) ? 'hatched' : undefined} data-kind="free" />
      ))}
    </button>
  );
}
