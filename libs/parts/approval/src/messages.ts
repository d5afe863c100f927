export const messages = {
  remark: '심사 의견',
  remarks: (count: number) => `고칠 곳 ${count}개`,
  remarksChanged: (changed: number, count: number) => `${count}개 중 ${changed}개를 고쳤어요`,
  changed: '고쳤어요',
  unchanged: '아직 그대로예요',
  reason: '반려 이유',
  submittedAt: '요청한 때',
  decidedAt: '심사한 때',
  reviewer: '심사 담당',
  note: '요청할 때 남긴 말',
  versions: { from: '이전 판', to: '새 판' },
  sameSide: '서로 다른 두 판을 골라 주세요.',
} as const;
