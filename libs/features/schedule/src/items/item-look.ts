import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { CLASS_TINTS, type ClassTint, classTint } from '@portal/ui/class-tints';
import type { CalendarItem } from './calendar-item.ts';

/** The colour of the class that something belongs to; own entries and what lies behind have none. */
function tintOf(item: CalendarItem): ClassTint | undefined {
  return 'lesson' in item && item.lesson ? classTint(item.lesson.classNo) : undefined;
}

/** Whether a lesson is over and was not held. */
const isMissed = (item: CalendarItem): boolean => item.kind === 'done' && lessonStateOf(item.lesson) === 'NOT_HELD';

/** What tells the parts of the sheet how something looks: its shape says what it is, its colour which class. */
export const lookOf = (item: CalendarItem) => ({
  'data-kind': item.kind,
  'data-tint': tintOf(item),
  'data-missed': isMissed(item) || undefined,
});

const tint = (palette: ClassTint): SystemStyleObject => ({
  '--spine': `{colors.${palette}.solid}`,
  '--ground': `{colors.${palette}.muted}`,
  '--words': '{colors.fg}',
});

/**
 * Colours of the items. First those of the classes, then the forms, which have the last word: what is over steps back and keeps
 * the spine of its class, and what is not a lesson yet or no longer is a sheet of paper with an edge of its own.
 */
export const ITEM_COLOURS: SystemStyleObject = {
  '& [data-kind], & [data-tint]': {
    '--spine': '{colors.border.emphasized}',
    '--ground': '{colors.bg.muted}',
    '--edge': 'transparent',
    '--words': '{colors.fg.muted}',
  },
  ...Object.fromEntries(CLASS_TINTS.map((palette) => [`& [data-tint=${palette}]`, tint(palette)])),
  '& [data-kind=done]': { '--ground': '{colors.bg.muted}', '--words': '{colors.fg.muted}' },
  // No lesson, as one that was cancelled, but nobody called it off: its name is not struck out.
  '& [data-missed]': {
    '--spine': '{colors.mustard.solid}',
    '--edge': '{colors.border}',
    '--ground': '{colors.bg.panel}',
  },
  '& [data-kind=trial]': {
    '--spine': '{colors.celadon.solid}',
    '--edge': '{colors.celadon.solid}',
    '--ground': '{colors.bg.panel}',
    '--words': '{colors.fg}',
  },
  '& [data-kind=event]': {
    '--spine': '{colors.border.control}',
    '--edge': '{colors.border.control}',
    '--ground': '{colors.bg.panel}',
    '--words': '{colors.fg}',
  },
  '& [data-kind=proposal]': {
    '--edge': '{colors.border.warning}',
    '--ground': '{colors.bg.panel}',
    '--words': '{colors.fg}',
  },
  '& [data-kind=proposal]:not([data-tint])': { '--spine': '{colors.border.warning}' },
  '& [data-kind=canceled]': {
    '--spine': '{colors.camellia.solid}',
    '--edge': '{colors.border}',
    '--ground': '{colors.bg.panel}',
    '--words': '{colors.fg.muted}',
  },
  '& [data-kind=canceled] .title': { textDecoration: 'line-through', textDecorationThickness: '1px' },
  // The two hatches lean to different sides.
  '& [data-kind=free]': { '--spine': '{colors.celadon.border}', '--lean': '135deg' },
  '& [data-kind=off]': { '--lean': '45deg' },
  '& [data-kind=free], & [data-kind=off]': {
    '--ground': 'transparent',
    '--hatch': 'repeating-linear-gradient(var(--lean), transparent 0 6px, var(--spine) 6px 7px)',
  },
};
