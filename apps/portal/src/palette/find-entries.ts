import { matchScore } from '@portal/ui/match-text';
import { PALETTE_GROUPS, type PaletteEntry, type PaletteGroup } from './palette-entry.ts';

/** How many of a group are shown, before and after something was typed. */
const SHOWN = { idle: { go: 20, act: 12, lessons: 3, classes: 0, students: 0 }, typed: 6 } as const;

export interface FoundGroup {
  readonly group: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
}

// What is called so goes before what is meant by it, and that before what merely belongs to something that is called so.
const scoreOf = ({ search: { label, words, whole } }: PaletteEntry, typed: string): number =>
  matchScore(label, typed) * 8 ||
  Math.max(0, ...words.map((word) => matchScore(word, typed) * 4)) ||
  matchScore(whole, typed);

/** What answers to the typed text, the best of each group first; with nothing typed, where one usually goes. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): FoundGroup[] {
  const isIdle = typed.trim() === '';
  return PALETTE_GROUPS.map((group) => ({
    group,
    entries: entries
      .filter((entry) => entry.group === group)
      .map((entry) => ({ entry, score: scoreOf(entry, typed) }))
      .filter(({ score }) => score > 0)
      // Sorting is stable: equals keep the order of the menu and of time.
      .toSorted((one, other) => other.score - one.score)
      .slice(0, isIdle ? SHOWN.idle[group] : SHOWN.typed)
      .map(({ entry }) => entry),
  })).filter(({ entries: found }) => found.length > 0);
}
