/** Questions that she prepared, as the host sees them. */
export const prepared = {
  title: '준비한 질문',
  failed: '준비한 질문을 불러오지 못했어요',
  options: (options: readonly string[], answer: number | null) =>
    options.join(' / ') + (answer === null ? '' : ` · 정답 ${options[answer]}`),
  asked: '물었어요',
  ask: '바로 묻기',
  askOne: (question: string) => `${question} 바로 묻기`,
  askAgain: '다시 묻기',
  askAgainOne: (question: string) => `${question} 다시 묻기`,
} as const;
