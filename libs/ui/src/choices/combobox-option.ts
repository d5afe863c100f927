import { useMemo } from 'react';
import { matchScore, searchable } from '../base/match-text.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Tells it from others of the same name, such as 하노이; it is searched as well. */
  detail?: string;
  /** Language of the label, where it is not Korean. */
  lang?: string;
}

/** What answers to a typed text, the best first; everything in its own order while nothing is typed. */
export function useFound(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const searched = useMemo(
    () => options.map((option) => ({ option, text: searchable(`${option.label} ${option.detail ?? ''}`) })),
    [options],
  );
  return useMemo(() => {
    if (typed.trim() === '') return options;
    const scored = searched.map(({ option, text }) => ({ option, score: matchScore(text, typed) }));
    // Sorting is stable: equals keep the order that they came in.
    const answers = scored.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score);
    return answers.map(({ option }) => option);
  }, [options, searched, typed]);
}
