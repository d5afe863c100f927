/** The words of the parts that every section leans on. */
export const MESSAGES = {
  undoFailed: '되돌리지 못했어요',
  draftReplaced: '전에 쓰던 내용 대신 지금 쓴 내용을 보관했어요',
  newer: '바뀐 내용 불러오기',
  more: '더 보기',
  loadingMore: '더 불러오는 중',
  moreFailed: '더 불러오지 못했어요',
  required: '꼭 입력해 주세요.',
  chooseOne: '하나 이상 골라 주세요.',
  wrongForm: '형식이 맞지 않아요.',
  atMost: (n: number) => `${n} 이하로 입력해 주세요.`,
  atLeast: (n: number) => `${n} 이상으로 입력해 주세요.`,
  charactersAtMost: (n: number) => `${n}자까지 쓸 수 있어요.`,
  charactersAtLeast: (n: number) => `${n}자 이상 입력해 주세요.`,
  choicesAtMost: (n: number) => `${n}개까지 고를 수 있어요.`,
  choicesAtLeast: (n: number) => `${n}개 이상 골라 주세요.`,
} as const;
