import type { PersonState } from './person-state.ts';

/** Where a student is, in a word. */
export const PERSON_WORDS: Record<PersonState, string> = {
  HERE: '들어왔어요',
  AT_DOOR: '입장 대기',
  ABSENT: '못 온다고 했어요',
  LEFT: '들어왔다가 나갔어요',
  AWAY: '아직 안 왔어요',
};
