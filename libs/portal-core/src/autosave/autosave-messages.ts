import { RETRY_LABEL } from '@portal/domain/contract/message';

/** What is said of a form that saves itself. */
export const AUTOSAVE_MESSAGES = {
  untouched: '쓰는 동안 자동으로 저장해요',
  waiting: '곧 자동으로 저장해요',
  saving: '저장하는 중이에요',
  savedAt: (time: string) => `${time}에 자동 저장했어요`,
  unsaved: '저장하지 않은 내용이 있어요.',
  blocked: '고칠 곳이 있어 아직 서버에 저장하지 못했어요. 표시한 곳을 고쳐 주세요.',
  stopped: '다른 곳에서 바뀐 내용과 달라 저장을 멈췄어요. 어느 쪽을 남길지 골라 주세요.',
  failedSince: (time: string) => `${time}부터 서버에 저장하지 못했어요.`,
  willRetry: '잠시 뒤 다시 저장해 볼게요.',
  kept: '쓴 내용은 이 기기에 남아 있어요.',
  notKept: '이 창을 닫으면 저장하지 않은 내용이 사라져요.',
  retry: RETRY_LABEL,
  conflict: '다른 곳에서 먼저 바뀌었어요',
  conflictBody:
    '다른 사람이나 다른 창에서 저장한 내용이 있어요. 여기에 쓴 내용은 그대로 있으니, 어느 쪽을 남길지 골라 주세요.',
  keepMine: '여기에 쓴 내용으로 계속',
  takeTheirs: '저장된 내용으로 바꾸기',
  tookTheirs: '저장된 내용으로 바꿨어요',
  choose: '차이 보고 고르기',
  differences: (n: number) => `다른 곳 ${n}개`,
  legend: '줄을 그은 글은 저장된 내용, 밑줄이 있는 글은 여기에 쓴 내용이에요.',
  reverted: '저장한 내용으로 되돌렸어요',
} as const;
