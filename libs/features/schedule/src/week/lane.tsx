import { memo, useMemo } from 'react';
import { isScant, LEAST_MINUTES } from '../items/block-size.ts';
import { type CalendarItem, isBackground, isOpenable } from '../items/calendar-item.ts';
import { EventBlock, type OpenItem } from '../items/event-block.tsx';
import { layOutDay } from '../items/lay-out-day.ts';
import { longest, uncovered } from '../items/uncovered.ts';
import { messages } from '../messages.ts';
import type { GridBounds } from '../pointer/grid-geometry.ts';

interface Props extends GridBounds {
  items: readonly CalendarItem[];
  onOpen: OpenItem;
}

/** What is on one day, placed by its time; what lies in folded hours alone is left out. */
export const Lane = memo(function Lane({ items, from, to, onOpen }: Props) {
  const { places, seenOf } = useMemo(() => {
    const front = items.filter(isOpenable);
    const covers = front.map(({ start, end }) => ({ start, end: Math.max(end, start + LEAST_MINUTES) }));
    const seenOf = new Map(items.filter(isBackground).map((item) => [item.key, longest(uncovered(item, covers))]));
    // Free time that the others leave too little of to be pressed stands beside them.
    const beside = items.filter((item) => isOpenable(item) || (item.kind === 'free' && isScant(seenOf.get(item.key))));
    const places = new Map(layOutDay(beside, LEAST_MINUTES).map(({ item, ...place }) => [item.key, place]));
    for (const item of beside) if (isBackground(item)) seenOf.set(item.key, item);
    return { places, seenOf };
  }, [items]);
  if (items.length === 0) return <span className="sr">{messages.emptyDay}</span>;
  return (
    <ul className="blocks">
      {items
        .filter(({ start, end }) => end > from && start < to)
        .map((item) => (
          <li key={item.key}>
            <EventBlock
              item={item}
              place={places.get(item.key)}
              seen={seenOf.get(item.key)}
              from={from}
              onOpen={onOpen}
            />
          </li>
        ))}
    </ul>
  );
});
