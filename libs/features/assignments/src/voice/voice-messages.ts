import { RECORDER_WORDS } from '@portal/portal-core/media/recorder-messages';

/** What she says instead of writing it. */
export const voice = {
  ...RECORDER_WORDS,
  label: '음성 의견',
  earlier: (attempt: number) => `${attempt}번째 제출의 음성 의견`,
  record: '음성으로 의견 남기기',
  limit: '3분까지 녹음할 수 있어요.',
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
} as const;
