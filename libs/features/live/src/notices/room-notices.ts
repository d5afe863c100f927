import type { LivePoll } from '@portal/domain/live/live-poll';
import type { RoomState } from '@portal/domain/live/live-room';
import { hostNotices, type NoticeWords } from './notice-messages.ts';

export type NoticeKind = 'POLL' | 'DOOR' | 'HAND' | 'DRAWING' | 'RECORDING';

export interface Notice {
  readonly kind: NoticeKind;
  /** Of whom it tells, where several are told of as one. */
  readonly names: readonly string[];
  readonly text: string;
}

type Known = Pick<RoomState, 'participants' | 'waiting' | 'poll' | 'recording'>;

/**
 * What has happened between two states of the room that somebody wants to be told of. `before` is null for who has just come in: of
 * what stands there already she is told an open question and that the lesson is recorded.
 */
export function noticesOf(before: Known | null, after: Known, me: string, words: NoticeWords): Notice[] {
  const mine = after.participants.find(({ id }) => id === me);
  const isHost = mine?.role === 'HOST';
  const poll = pollNotice(before, after.poll, isHost ? { ...words, ...hostNotices } : words);
  const recording = recordingNotice(before, after, words);
  if (!before) return [...recording, ...poll];
  const wasMine = before.participants.find(({ id }) => id === me);
  return [
    ...(isHost ? newcomers('DOOR', before.waiting, after.waiting) : []),
    ...recording,
    ...poll,
    ...(isHost ? newcomers('HAND', before.participants.filter(isRaised), after.participants.filter(isRaised)) : []),
    ...(mine && wasMine && mine.mayDraw !== wasMine.mayDraw
      ? [single('DRAWING', mine.mayDraw ? words.mayDraw : words.mayNotDraw)]
      : []),
  ];
}

const single = (kind: NoticeKind, text: string): Notice => ({ kind, names: [], text });
const isRaised = ({ handUp }: { handUp: boolean }) => handUp;

function recordingNotice(before: Known | null, after: Known, words: NoticeWords): Notice[] {
  const [was, is] = [before, after].map((room) => room?.recording?.since != null);
  if (was === is) return [];
  const text = !is ? words.notRecording : before ? words.recording : words.standsRecording;
  return [single('RECORDING', text)];
}

function pollNotice(before: Known | null, poll: LivePoll | null, words: NoticeWords): Notice[] {
  if (!poll) return [];
  const was = before?.poll?.id === poll.id ? before.poll : null;
  if (poll.isOpen) {
    if (!before) return [single('POLL', words.standsOpen(poll.isQuiz, poll.question))];
    if (was) return [];
    return [single('POLL', words.opened(poll.isQuiz, poll.question))];
  }
  return was?.isOpen ? [single('POLL', words.closed(poll.isQuiz))] : [];
}

interface Person {
  readonly id: string;
  readonly name: string;
}
const TELLS_OF = { DOOR: hostNotices.atDoor, HAND: hostNotices.handsUp } as const;

function newcomers(kind: keyof typeof TELLS_OF, before: readonly Person[], after: readonly Person[]): Notice[] {
  const names = after.filter(({ id }) => before.every((one) => one.id !== id)).map(({ name }) => name);
  return names.length > 0 ? [{ kind, names, text: TELLS_OF[kind](names) }] : [];
}

/** What is shown after something new: one of a kind, and those who came after each other in one sentence. */
export function mergeNotices(shown: readonly Notice[], fresh: readonly Notice[]): Notice[] {
  return fresh.reduce<Notice[]>(
    (all, notice) => {
      const { kind } = notice;
      const same = all.find((one) => one.kind === kind);
      const others = all.filter((one) => one.kind !== kind);
      if (!same || (kind !== 'DOOR' && kind !== 'HAND')) return [...others, notice];
      const names = [...new Set([...same.names, ...notice.names])];
      return [...others, { kind, names, text: TELLS_OF[kind](names) }];
    },
    [...shown],
  );
}
