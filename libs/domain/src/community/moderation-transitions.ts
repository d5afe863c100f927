import type { ErrorCode } from '../contract/error-code.ts';

/** Where the words of a post or a comment stand: read by all, read while a report waits, removed, appealed, removed for good. */
export const WORDS_STATES = ['SHOWN', 'REPORTED', 'REMOVED', 'APPEALED', 'UPHELD'] as const;
export type WordsState = (typeof WORDS_STATES)[number];

/** What can happen to them: by readers, by the group or the team (REMOVE), by who removed them (TAKE_BACK), by the team, by their author. */
export const WORDS_EVENTS = [
  'REPORT',
  'KEEP',
  'REMOVE',
  'TAKE_BACK',
  'APPEAL',
  'RESTORE',
  'UPHOLD',
  'EDIT',
  'DELETE',
] as const;
export type WordsEvent = (typeof WORDS_EVENTS)[number];

// A row is where words stand; what is not in it is refused. Whoever deletes her words leaves nothing to decide about.
const MOVES: Record<WordsState, Partial<Record<WordsEvent, WordsState>>> = {
  SHOWN: { REPORT: 'REPORTED', REMOVE: 'REMOVED', EDIT: 'SHOWN', DELETE: 'SHOWN' },
  REPORTED: { REPORT: 'REPORTED', KEEP: 'SHOWN', REMOVE: 'REMOVED', EDIT: 'REPORTED', DELETE: 'SHOWN' },
  REMOVED: { TAKE_BACK: 'SHOWN', APPEAL: 'APPEALED', DELETE: 'REMOVED' },
  APPEALED: { RESTORE: 'SHOWN', UPHOLD: 'UPHELD', DELETE: 'UPHELD' },
  UPHELD: { DELETE: 'UPHELD' },
};

const REFUSALS: Partial<Record<WordsEvent, ErrorCode>> = { EDIT: 'POST_REMOVED', REPORT: 'POST_REMOVED' };

/** Where an event leads, or why it may not happen. */
export function moveWords(from: WordsState, event: WordsEvent): { to: WordsState } | { refused: ErrorCode } {
  const to = MOVES[from][event];
  if (to) return { to };
  const isSecond = event === 'APPEAL' && (from === 'APPEALED' || from === 'UPHELD');
  return { refused: isSecond ? 'APPEAL_EXISTS' : (REFUSALS[event] ?? 'WRONG_STATE') };
}

/** Whether nobody but their author reads them. */
export const areWordsRemoved = (state: WordsState): boolean => !['SHOWN', 'REPORTED'].includes(state);
