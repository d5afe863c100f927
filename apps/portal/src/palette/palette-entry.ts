import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import type { Directory } from '@portal/domain/planning/directory.contract';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import type { PortalSection } from '@portal/portal-core/section';
import { searchable, type Searchable } from '@portal/ui/match-text';
import { palette } from '../messages.ts';

export const PALETTE_GROUPS = ['go', 'create', 'lessons', 'classes', 'students'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** Something to go to. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** What tells it from others of the same name; it is looked through as well. */
  readonly detail?: string;
  readonly path: string;
  readonly search: { readonly label: Searchable; readonly whole: Searchable };
}

function entry(group: PaletteGroup, path: string, label: string, detail?: string, id = path): PaletteEntry {
  const search = { label: searchable(label), whole: searchable(`${label} ${detail ?? ''}`) };
  return { id: `${group}-${id}`, group, label, path, search, ...(detail === undefined ? {} : { detail }) };
}

/** The pages of all sections, and what they let a teacher make. The home of an operator is one of her sections. */
export function sectionEntries(sections: readonly PortalSection[], isOperator = false): PaletteEntry[] {
  const pages = sections.flatMap(({ nav }) => {
    if (!nav) return [];
    const links = nav.links ?? [];
    const own = links.some(({ path }) => path === nav.path) ? [] : [entry('go', nav.path, nav.label)];
    return [...own, ...links.map(({ path, label }) => entry('go', path, label, nav.label))];
  });
  const actions = sections.flatMap(({ commands = [] }) =>
    commands.map(({ path, label }) => entry('create', path, label)),
  );
  const home = isOperator ? [] : [entry('go', paths.home(), palette.home)];
  return [...home, ...pages, ...actions];
}

/** The teacher's lessons, classes and students. */
export function directoryEntries({ classes, students, lessons }: Directory, zone: string): PaletteEntry[] {
  return [
    ...lessons.map(({ id, title, className, startAt }) => {
      const day = dayOf(startAt, zone);
      const when = `${formatDayWithWeekday(day)} ${formatTime(startAt, zone)}`;
      return entry('lessons', paths.calendarLesson(id, day), title || className, `${className} · ${when}`, id);
    }),
    ...classes.map(({ id, name }) => entry('classes', paths.classDetail(id), name, undefined, id)),
    ...students.map(({ id, name, classId, className }) =>
      entry('students', paths.classDetail(classId), name, className, `${id}-${classId}`),
    ),
  ];
}
