export const trialKorean = {
  title: '체험 수업',
  intro: '시작하기 전까지 취소할 수 있어요. 시간만 어렵다면 다른 시간을 부탁해 보세요.',
  cancel: '체험 수업 취소',
  question: '체험 수업을 취소할까요?',
  warns: (when: string) =>
    `${when} 수업이에요. 취소하면 선생님께 바로 알리고, 이 시간은 다른 가족이 예약할 수 있게 돼요.`,
  reason: '이유 (선택)',
  reasonHelp: '적으면 선생님이 읽어요.',
  submit: '취소하기',
  done: '체험 수업을 취소했어요',
  doneBody: (when: string) =>
    `${when} 수업은 열리지 않아요. 선생님께 알렸어요. 다시 배우고 싶으면 선생님 페이지에서 예약해 주세요.`,
};

/** The shape that these words have in every language. */
export type TrialWords = typeof trialKorean;
