import type { CalendarItem } from '../items/calendar-item.ts';
import { itemName } from '../items/item-words.ts';
import type { Day } from '../time/day.ts';

export type ItemsOf = ReadonlyMap<Day, readonly CalendarItem[]>;

/** A class that has lessons on the days that are shown. */
export interface ShownClass {
  readonly id: string;
  readonly classNo: number;
  readonly name: string;
  readonly short: string;
}

const lessonOf = (item: CalendarItem) => ('lesson' in item ? item.lesson : undefined);

/** The classes of these days, in the order of their colours. */
export function classesOf(days: readonly Day[], itemsOf: ItemsOf): ShownClass[] {
  const found = new Map<string, ShownClass>();
  for (const item of days.flatMap((day) => itemsOf.get(day) ?? [])) {
    const lesson = lessonOf(item);
    if (!lesson || found.has(lesson.classId)) continue;
    const { classId: id, classNo, className: name } = lesson;
    found.set(id, { id, classNo, name, short: itemName(item) });
  }
  return [...found.values()].sort((a, b) => a.classNo - b.classNo);
}

/** The items without the lessons of all other classes. What belongs to no class stays. */
export function onlyClasses(itemsOf: ItemsOf, chosen: ReadonlySet<string>): ItemsOf {
  const isShown = (item: CalendarItem) => {
    const lesson = lessonOf(item);
    return !lesson || chosen.has(lesson.classId);
  };
  return new Map([...itemsOf].map(([day, items]) => [day, items.filter(isShown)]));
}
