import type { LivePoll } from '@portal/domain/live/live-poll';
import { aHiddenQuiz, aLivePoll } from '@portal/testing/live/live-builders';

const asked = { question: '공책은 몇 권일까요?', openedAt: '2026-11-18T10:40:56+09:00' };
const options = [
  { text: '5권', votes: 0, chosenBy: [] },
  { text: '6권', votes: 1, chosenBy: [] },
  { text: '7권', votes: 2, chosenBy: [] },
  { text: '8권', votes: 0, chosenBy: [] },
];

/** An open quiz question as its host sees it; 7권 is right. */
export const aQuiz = (over: Partial<LivePoll> = {}): LivePoll =>
  aLivePoll({ ...asked, isQuiz: true, options, answer: 2, ...over });

/** The same as a guest sees it while it is open. */
export const aGuestQuiz = (over: Partial<LivePoll> = {}): LivePoll =>
  aHiddenQuiz({
    ...asked,
    options: options.map(({ text }) => ({ text, votes: null, chosenBy: [] })),
    ...over,
  });

/** And after it was closed. */
export const aClosedQuiz = (over: Partial<LivePoll> = {}): LivePoll => aQuiz({ isOpen: false, missing: [], ...over });
