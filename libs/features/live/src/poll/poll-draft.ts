import { useState } from 'react';
import type { LiveRequests } from '@portal/domain/live/live-events';
import { useKept } from '../session/kept.ts';
import { hostPolls as words } from './poll-messages.ts';

/** Most characters of an answer, as the contract has it. */
export const OPTION_LIMIT = 80;

export type PollKind = 'POLL' | 'QUIZ';

interface Written {
  readonly question: string;
  readonly options: readonly string[];
  readonly kind: PollKind;
  /** The text of the right one. */
  readonly right: string;
}

export interface PollErrors {
  readonly question?: string;
  readonly options?: string;
  readonly right?: string;
}

/** The answers that are written, without their margins. */
export const filledOf = (options: readonly string[]) => options.map((option) => option.trim()).filter(Boolean);

function wrongOf(filled: readonly string[]): string | undefined {
  if (filled.length < 2) return words.optionsMissing;
  if (new Set(filled).size < filled.length) return words.optionsSame;
  return filled.some((option) => option.length > OPTION_LIMIT) ? words.optionsLong(OPTION_LIMIT) : undefined;
}

/** What is wrong with a question, field by field. */
export function pollErrors({ question, options, kind, right }: Written): PollErrors {
  const filled = filledOf(options);
  const wrongOptions = wrongOf(filled);
  return {
    ...(question.trim() === '' && { question: words.questionMissing }),
    ...(wrongOptions && { options: wrongOptions }),
    ...(kind === 'QUIZ' && !filled.includes(right) && { right: words.rightMissing }),
  };
}

/** As the room is asked. */
export function askedOf({ question, options, kind, right }: Written): NonNullable<LiveRequests['live.poll']> {
  const filled = filledOf(options);
  return {
    question: question.trim(),
    options: filled,
    answer: kind === 'QUIZ' ? filled.indexOf(right) : null,
  };
}

/** The right answer after the answers were changed: the same one while it stands, also while it is being corrected. */
export function rightAfter(right: string, before: readonly string[], after: readonly string[]): string {
  const [was, is] = [before, after].map((options) => options.map((option) => option.trim())) as [string[], string[]];
  if (right === '' || is.includes(right)) return right;
  return is.length === was.length ? (is[was.indexOf(right)] ?? '') : '';
}

/** A question that is being written; it outlives a closed panel and a lost line. */
export function usePollDraft() {
  const [question, setQuestion, forgetQuestion] = useKept('question');
  const [kept, keep] = useKept('options');
  const [kind, setKind] = useKept('pollKind');
  const [right, setRight] = useKept('pollRight');
  const [options, setOptions] = useState<readonly string[]>(kept ? kept.split('\n') : ['', '']);
  const written: Written = { question, options, kind: kind === 'QUIZ' ? 'QUIZ' : 'POLL', right };
  return {
    ...written,
    setQuestion,
    setKind: (next: PollKind) => setKind(next),
    setRight,
    setOptions(next: readonly string[]) {
      setRight(rightAfter(right, options, next));
      keep(next.join('\n'));
      setOptions(next);
    },
    /** It has been asked. */
    forget() {
      forgetQuestion(question);
      for (const clear of [keep, setKind, setRight]) clear('');
      setOptions(['', '']);
    },
  };
}
