import type { DeviceTrouble } from '@portal/portal-core/media/device-trouble';

const troubles: Record<DeviceTrouble, string> = {
  REFUSED: '마이크를 쓸 수 없게 되어 있어요. 브라우저 주소창의 자물쇠에서 마이크를 허용해 주세요.',
  NONE: '마이크를 찾지 못했어요. 마이크를 연결하고 다시 눌러 주세요.',
  IN_USE: '다른 프로그램이 마이크를 쓰고 있어요. 그 프로그램을 닫고 다시 눌러 주세요.',
  UNSUPPORTED: '이 브라우저에서는 녹음할 수 없어요. 다른 브라우저에서 열어 주세요.',
};

/** What she says instead of writing it. */
export const voice = {
  label: '음성 의견',
  earlier: (attempt: number) => `${attempt}번째 제출의 음성 의견`,
  record: '음성으로 의견 남기기',
  limit: '3분까지 녹음할 수 있어요.',
  stop: '녹음 마치기',
  giveUp: '녹음 그만두기',
  recording: (time: string) => `녹음 중 ${time}`,
  level: '소리 크기',
  retry: '다시 올리기',
  again: '다시 녹음하기',
  keeping: '올리는 중이에요',
  kept: '돌려주면 가족이 들을 수 있어요.',
  remove: '지우기',
  removed: '음성 의견을 지웠어요',
  saved: '음성 의견을 남겼어요',
  failed: '음성 의견을 남기지 못했어요',
  failedOf: (name: string) => `${name}의 음성 의견을 올리지 못했어요`,
  uploadFailed: '아직 올리지 못했어요. 녹음한 것은 이 화면에 남아 있어요.',
  troubles,
} as const;
