/** What a teacher explains of an assignment afterwards. */
export const notes = {
  add: '설명 더하기',
  hint: '학생과 가족에게 알려요. 더한 설명은 고치거나 지울 수 없어요.',
  text: '더할 설명',
  placeholder: '예: 12번은 그래프를 그려서 풀어도 돼요.',
  added: '설명을 더했어요',
  failed: '설명을 더하지 못했어요',
  close: '닫기',
  list: (title: string) => `${title}에 더한 설명`,
  full: '설명은 10개까지 더할 수 있어요.',
} as const;
