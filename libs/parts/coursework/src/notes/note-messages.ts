/** What a teacher explains of an assignment afterwards. */
export const notes = {
  add: '설명 덧붙이기',
  hint: '학생과 가족에게 알려요. 덧붙인 설명은 고치거나 지울 수 없어요.',
  text: '덧붙일 설명',
  placeholder: '예: 12번은 그래프를 그려서 풀어도 돼요.',
  added: '설명을 덧붙였어요',
  failed: '설명을 덧붙이지 못했어요',
  close: '닫기',
  list: (title: string) => `${title}에 덧붙인 설명`,
  full: '설명은 10개까지 덧붙일 수 있어요.',
} as const;
