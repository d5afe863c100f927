export const absenceKorean = {
  cannot: '이번 수업은 못 가요',
  cannotOf: (name: string) => `${name}, 이번 수업은 못 가요`,
  said: '못 간다고 알렸어요',
  saidOf: (name: string) => `${name}, 못 간다고 알렸어요`,
  reasonOf: (reason: string) => `이유: ${reason}`,
  canCome: '올 수 있게 되면 되돌려 주세요. 그냥 와도 괜찮아요.',
  takeBack: '되돌리기',
  takeBackOf: (name: string) => `되돌리기, ${name}`,
  takingBack: '되돌리는 중이에요',
  takeBackFailed: '되돌리지 못했어요',
  title: (lesson: string) => `${lesson}, 못 가나요?`,
  titleOf: (name: string, lesson: string) => `${name}, ${lesson}에 못 가나요?`,
  intro: (when: string) =>
    `${when} 수업이에요. 보내면 선생님이 바로 알게 돼요. 수업이 시작하기 전까지 되돌릴 수 있고, 그냥 와도 괜찮아요.`,
  instead: '다른 시간이면 할 수 있나요? 선생님께 시간을 옮겨 달라고 부탁할 수도 있어요.',
  askInstead: '다른 시간 부탁하기',
  reason: '이유 (선택)',
  tooLong: '200자까지 쓸 수 있어요.',
  submit: '못 간다고 알리기',
};

/** The shape that these words have in every language. */
export type AbsenceWords = typeof absenceKorean;
