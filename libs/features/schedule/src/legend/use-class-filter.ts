import { useCallback, useMemo, useState } from 'react';
import { type DayRange, daysOf } from '../address/calendar-view.ts';
import { classesOf, type ItemsOf, onlyClasses } from './class-filter.ts';

const NONE: ReadonlySet<string> = new Set();

/** Shows the lessons of the chosen classes alone; of none chosen among those of these days, all of them. */
export function useClassFilter({ from, to }: DayRange, itemsOf: ItemsOf) {
  const [pressed, setPressed] = useState(NONE);
  const classes = useMemo(() => classesOf(daysOf({ from, to }), itemsOf), [from, to, itemsOf]);
  const chosen = useMemo(
    () => new Set(classes.map(({ id }) => id).filter((id) => pressed.has(id))),
    [classes, pressed],
  );
  const toggle = useCallback(
    (id: string) =>
      setPressed((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const shown = useMemo(() => (chosen.size > 0 ? onlyClasses(itemsOf, chosen) : itemsOf), [itemsOf, chosen]);
  return { classes, chosen, toggle, itemsOf: shown };
}
