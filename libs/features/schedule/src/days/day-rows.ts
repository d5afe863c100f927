import type { CalendarItem, FreeItem } from '../items/calendar-item.ts';
import type { WallTime } from '../time/wall-clock.ts';

/** What stands beside one time of a list: an item, free times that follow each other, or the present moment. */
export type DayRow =
  | { readonly kind: 'item'; readonly item: Exclude<CalendarItem, FreeItem> }
  | { readonly kind: 'free'; readonly items: readonly FreeItem[] }
  | { readonly kind: 'now'; readonly minute: number };

/** The rows of a day in time order. Free time that is over is nobody's any more and is left out. */
export function dayRows(day: string, items: readonly CalendarItem[], now: WallTime): DayRow[] {
  const rows: DayRow[] = [];
  let isNowDue = day === now.day;
  for (const item of items) {
    if (item.kind === 'free' && (day < now.day || (day === now.day && item.end <= now.minute))) continue;
    if (isNowDue && item.start > now.minute) {
      // A line above everything or below it would say nothing.
      if (rows.length > 0) rows.push({ kind: 'now', minute: now.minute });
      isNowDue = false;
    }
    const last = rows.at(-1);
    if (item.kind !== 'free') rows.push({ kind: 'item', item });
    else if (last?.kind === 'free') rows[rows.length - 1] = { kind: 'free', items: [...last.items, item] };
    else rows.push({ kind: 'free', items: [item] });
  }
  return rows;
}
