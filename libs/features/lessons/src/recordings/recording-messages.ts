/** Words about the recordings of a lesson. */
export const recordings = {
  title: '녹화',
  intro: '이 반의 가족도 볼 수 있어요.',
  failed: '녹화를 불러오지 못했어요',
  play: (when: string) => `${when} 녹화`,
  minutes: (count: number) => `${count}분`,
  until: (day: string) => `${day}에 지워져요`,
  standing: {
    RUNNING: '지금 녹화하고 있어요.',
    SAVING: '저장하고 있어요. 조금 뒤에 볼 수 있어요.',
    FAILED: '녹화하지 못했어요. 남은 영상이 없어요.',
    ERASED: '지운 녹화예요.',
  },
  erase: '지우기',
  eraseQuestion: '녹화를 지울까요?',
  eraseBody: '선생님도 가족도 더 볼 수 없어요. 되돌릴 수 없어요.',
  keep: '그대로 두기',
  erased: '녹화를 지웠어요',
} as const;
