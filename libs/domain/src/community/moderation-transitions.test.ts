import type { ErrorCode } from '../contract/error-code.ts';
import {
  areWordsRemoved,
  moveWords,
  WORDS_EVENTS,
  WORDS_STATES,
  type WordsEvent,
  type WordsState,
} from './moderation-transitions.ts';

const moves = WORDS_STATES.flatMap((from) => WORDS_EVENTS.map((event) => [from, event] as const));
const led = (from: WordsState, event: WordsEvent) => moveWords(from, event);

describe('what can happen to the words of a post or a comment [COM-1]', () => {
  it('is nothing but what the table says', () => {
    const taken = moves.flatMap(([from, event]) => {
      const move = led(from, event);
      return 'to' in move ? [`${from} ${event} ${move.to}`] : [];
    });
    expect(taken).toEqual([
      'SHOWN REPORT REPORTED',
      'SHOWN REMOVE REMOVED',
      'SHOWN EDIT SHOWN',
      'SHOWN DELETE SHOWN',
      'REPORTED REPORT REPORTED',
      'REPORTED KEEP SHOWN',
      'REPORTED REMOVE REMOVED',
      'REPORTED EDIT REPORTED',
      'REPORTED DELETE SHOWN',
      'REMOVED TAKE_BACK SHOWN',
      'REMOVED APPEAL APPEALED',
      'REMOVED DELETE REMOVED',
      'APPEALED RESTORE SHOWN',
      'APPEALED UPHOLD UPHELD',
      'APPEALED DELETE UPHELD',
      'UPHELD DELETE UPHELD',
    ]);
  });

  it.each<[WordsState, WordsEvent, ErrorCode]>([
    ['REMOVED', 'EDIT', 'POST_REMOVED'],
    ['REMOVED', 'REPORT', 'POST_REMOVED'],
    ['REMOVED', 'REMOVE', 'WRONG_STATE'],
    ['APPEALED', 'APPEAL', 'APPEAL_EXISTS'],
    ['UPHELD', 'APPEAL', 'APPEAL_EXISTS'],
    ['APPEALED', 'TAKE_BACK', 'WRONG_STATE'],
    ['UPHELD', 'TAKE_BACK', 'WRONG_STATE'],
    ['SHOWN', 'APPEAL', 'WRONG_STATE'],
    ['SHOWN', 'KEEP', 'WRONG_STATE'],
  ])('%s: %s is refused as %s', (from, event, refused) => {
    expect(led(from, event)).toEqual({ refused });
  });

  it('brings removed words back by who removed them, until their author appeals; then by the team alone', () => {
    const back = moves.filter(([from, event]) => {
      const move = led(from, event);
      return areWordsRemoved(from) && 'to' in move && !areWordsRemoved(move.to);
    });
    expect(back).toEqual([
      ['REMOVED', 'TAKE_BACK'],
      ['APPEALED', 'RESTORE'],
    ]);
  });
});
