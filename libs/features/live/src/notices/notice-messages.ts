import { called } from '@portal/domain/format/called';
import { wordsBy } from '../reading/room-words.ts';

const withMore = (names: readonly string[]) =>
  called(names[0] ?? '', '님') + (names.length > 1 ? ` 외 ${names.length - 1}명` : '');

export const notices = {
  opened: (what: string, question: string) => `${what}가 열렸어요: ${question}`,
  openedByMe: (what: string, question: string) => `${what}를 열었어요: ${question}`,
  standsOpen: (what: string, question: string) => `${what}가 열려 있어요: ${question}`,
  closed: (what: string) => `${what}가 닫혔어요. 결과를 볼 수 있어요.`,
  closedByMe: (what: string) => `${what}를 닫았어요. 모두 결과를 볼 수 있어요.`,
  atDoor: (names: readonly string[]) => `${withMore(names)}이 문 앞에서 기다려요.`,
  handsUp: (names: readonly string[]) => `${withMore(names)}이 손을 들었어요.`,
  mayDraw: '이제 칠판에 그릴 수 있어요.',
  mayNotDraw: '이제 칠판은 보기만 할 수 있어요.',
  recording: '지금부터 수업을 녹화해요.',
  notRecording: '녹화를 끝냈어요.',
  standsRecording: '수업을 녹화하고 있어요.',
  muted: '선생님이 마이크를 껐어요. 다시 말하려면 마이크를 눌러 주세요.',
  close: '알림 닫기',
};

const vietnamese: typeof notices = notices;

export const useNoticeWords = wordsBy({ ko: notices, vi: vietnamese });
