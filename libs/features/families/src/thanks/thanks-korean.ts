export const thanksKorean = {
  ask: '고마움 전하기',
  title: '선생님께 고마움을 전할까요?',
  intro: (points: string, left: number) =>
    `선생님이 ${points}를 받아요. 돈은 들지 않고, 이번 달에 ${left}번 더 전할 수 있어요.`,
  left: (left: number) => `이번 달에 ${left}번 더 전할 수 있어요.`,
  none: '이번 달에는 고마움을 모두 전했어요. 다음 달에 다시 전할 수 있어요.',
  text: '한마디',
  help: '선생님만 읽어요.',
  tooLong: '200자 안으로 적어 주세요.',
  submit: '고마움 전하기',
  thanked: '고마움을 전했어요',
  failed: '고마움을 전했는지 불러오지 못했어요',
  refusals: {
    WRONG_STATE: '수업이 끝난 뒤 14일 안에만 전할 수 있어요.',
    THANKS_USED_UP: '이번 달에는 고마움을 모두 전했어요. 다음 달에 다시 전할 수 있어요.',
  } as Readonly<Record<string, string>>,
};

/** The shape that these words have in every language. */
export type ThanksWords = typeof thanksKorean;
