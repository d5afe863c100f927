import type { DeviceTrouble } from './device-trouble.ts';

const troubles: Record<DeviceTrouble, string> = {
  REFUSED: '마이크를 쓸 수 없게 되어 있어요. 브라우저 주소창의 자물쇠에서 마이크를 허용해 주세요.',
  NONE: '마이크를 찾지 못했어요. 마이크를 연결하고 다시 눌러 주세요.',
  IN_USE: '다른 프로그램이 마이크를 쓰고 있어요. 그 프로그램을 닫고 다시 눌러 주세요.',
  UNSUPPORTED: '이 브라우저에서는 녹음할 수 없어요. 다른 브라우저에서 열어 주세요.',
};

/** What is said while something is recorded, and why it cannot be. */
export const RECORDER_WORDS = {
  stop: '녹음 마치기',
  giveUp: '녹음 그만두기',
  recording: (time: string) => `녹음 중 ${time}`,
  level: '소리 크기',
  troubles,
};
