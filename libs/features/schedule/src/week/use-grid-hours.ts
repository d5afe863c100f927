import { useMemo, useState } from 'react';
import { useMediaQuery } from '@portal/ui/use-media-query';
import type { CalendarItem } from '../items/calendar-item.ts';
import type { Day } from '../time/day.ts';
import type { WallTime } from '../time/wall-clock.ts';
import { type GridExtent, gridHours, type GridHours } from './grid-hours.ts';

/** From this height of the window on, all working hours are in sight at once. */
const TALL_WINDOW = '(min-height: 62.5rem)';

interface Shown extends GridHours {
  readonly isWhole: boolean;
  readonly setExtent: (extent: GridExtent) => void;
}

/** The hours that the grid shows, and what is wanted of them. */
export function useGridHours(days: readonly Day[], items: readonly CalendarItem[], now: WallTime): Shown {
  const isTall = useMediaQuery(TALL_WINDOW);
  const [wanted, setExtent] = useState<GridExtent>('used');
  const extent = wanted === 'used' && isTall ? 'working' : wanted;
  // The clock alone folds nothing away under a hand that is about to press: the hour counts at which she came to the week.
  const [seen, setSeen] = useState({ days, minute: now.minute });
  if (seen.days[0] !== days[0]) setSeen({ days, minute: now.minute });
  const minute = days.includes(now.day) ? seen.minute : null;
  const hours = useMemo(() => gridHours(items, extent, minute), [items, extent, minute]);
  return { ...hours, isWhole: wanted === 'whole', setExtent };
}
