import { called } from '@portal/domain/format/called';
import type { LiveFocus } from '@portal/domain/live/live-room';
import { doorKorean } from '../door-korean.ts';
import { wordsBy } from '../reading/room-words.ts';

/** What the teacher looks at, said to somebody who looks elsewhere. */
const places: Readonly<Record<LiveFocus, (page: number) => string>> = {
  PEOPLE: () => '사람들',
  BOARD: (page) => `칠판 ${page}쪽`,
  MATERIAL: () => '자료',
};

export const stage = {
  label: '참가자 화면',
  me: (name: string) => `${name} (나)`,
  micOff: '마이크 꺼짐',
  handUp: '손들었어요',
  screen: '화면 공유 중',
  talking: '말하는 중',
  line: { GOOD: '연결 좋음', WEAK: '연결 약함', LOW: '연결이 약해 소리만 보내요' },
  /** Beside the bars, where there is room for a word alone. */
  lineShort: { WEAK: '약함', LOW: '소리만' },
  playSound: '소리 켜기',
  pin: (name: string) => `${called(name, '님')} 크게 보기`,
  unpin: (name: string) => `${called(name, '님')} 크게 보기 풀기`,
  everybody: (count: number) => `모두 ${count}명`,
  seat: {
    NOT_YET: '아직 안 왔어요',
    LEFT: '나갔어요',
    EXCUSED: '못 온다고 했어요',
  },
  following: '선생님을 따라 보는 중',
  followedPage: (page: number) => `${page}쪽`,
  alone: '혼자 보고 있어요',
  hers: (focus: LiveFocus, page: number) => `선생님은 ${places[focus](page)}`,
  follow: '선생님 따라가기',
  together: '모두 함께 봐요',
  togetherCount: (count: number) => `${count}명`,
  aloneCount: (count: number) => `${count}명이 혼자 보고 있어요`,
  lost: doorKorean.lost,
  lostBody: '적고 있던 내용은 그대로 있어요.',
  mediaLost: '소리와 화면이 끊겼어요. 다시 연결하고 있어요.',
  mediaLostBody: '그동안 채팅과 칠판은 그대로 쓸 수 있어요.',
  link: '화상 수업은 다른 창에서 해요',
  linkBody: '출석과 채팅, 칠판은 이 강의실에서 이어져요.',
  openLink: '화상 수업 열기',
  newWindow: '새 창에서 열림',
};

const vietnamese: typeof stage = stage;

export const useStageWords = wordsBy({ ko: stage, vi: vietnamese });
