import { BookOpen, CalendarClock, House, Plus, User } from 'lucide-react';
import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import type { Directory } from '@portal/domain/planning/directory.contract';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import type { PortalSection, SectionNav } from '@portal/portal-core/section';
import { searchable, type Searchable } from '@portal/ui/match-text';
import { palette } from '../messages.ts';

export const PALETTE_GROUPS = ['go', 'act', 'lessons', 'classes', 'students'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** An address to go to, or something to do at once. */
export type PaletteTarget = string | (() => void);

/** Something to go to or to do. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  readonly icon: SectionNav['icon'];
  /** What tells it from others of the same name; it is looked through as well. */
  readonly detail?: string;
  readonly target: PaletteTarget;
  readonly search: { readonly label: Searchable; readonly whole: Searchable; readonly words: readonly Searchable[] };
}

interface Found {
  readonly id: string;
  readonly icon: SectionNav['icon'];
  readonly target: PaletteTarget;
  readonly label: string;
  readonly detail?: string;
  /** Other words by which one looks for it. */
  readonly words?: readonly string[] | undefined;
}

/** An entry with everything by which it is found. */
export function entry(group: PaletteGroup, { id, words = [], ...found }: Found): PaletteEntry {
  const search = {
    label: searchable(found.label),
    whole: searchable(`${found.label} ${found.detail ?? ''}`),
    words: words.map(searchable),
  };
  return { ...found, id: `${group}-${id}`, group, search };
}

/** The pages of all sections, and what they let a teacher do. The home of an operator is one of her sections. */
export function sectionEntries(sections: readonly PortalSection[], isOperator = false): PaletteEntry[] {
  const pages = sections.flatMap(({ nav }) => {
    if (!nav) return [];
    const { links = [], icon, label, path, words } = nav;
    const isListed = links.some((link) => link.path === path);
    const own = isListed ? [] : [entry('go', { id: path, icon, target: path, label, words })];
    const below = links.map((link) =>
      entry('go', {
        id: link.path,
        icon,
        target: link.path,
        label: link.label,
        detail: label,
        words: [...(link.words ?? []), ...(link.path === path ? (words ?? []) : [])],
      }),
    );
    return [...own, ...below];
  });
  const actions = sections.flatMap(({ commands = [] }) =>
    commands.map(({ path, label, words, icon = Plus }) => entry('act', { id: path, icon, target: path, label, words })),
  );
  const home = entry('go', { id: paths.home(), icon: House, target: paths.home(), label: palette.home });
  return [...(isOperator ? [] : [home]), ...pages, ...actions];
}

/** The teacher's lessons, classes and students. */
export function directoryEntries({ classes, students, lessons }: Directory, zone: string): PaletteEntry[] {
  return [
    ...lessons.map(({ id, title, className, startAt }) => {
      const day = dayOf(startAt, zone);
      const when = `${formatDayWithWeekday(day)} ${formatTime(startAt, zone)}`;
      const target = paths.calendarLesson(id, day);
      return entry('lessons', {
        id,
        icon: CalendarClock,
        target,
        label: title || className,
        detail: `${className} · ${when}`,
      });
    }),
    ...classes.map(({ id, name }) =>
      entry('classes', { id, icon: BookOpen, target: paths.classDetail(id), label: name }),
    ),
    ...students.map(({ id, name, classId, className }) =>
      entry('students', {
        id: `${id}-${classId}`,
        icon: User,
        target: paths.classDetail(classId),
        label: name,
        detail: className,
      }),
    ),
  ];
}
