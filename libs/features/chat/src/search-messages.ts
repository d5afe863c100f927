/** What is found in her talks: talks by a name, and what was said in them. */
export const found = {
  rooms: '대화',
  noRooms: '이름이 맞는 대화가 없어요',
  messages: '메시지',
  noMessages: '이 말이 있는 메시지가 없어요',
  tooShort: '메시지는 두 글자부터 찾을 수 있어요',
  loading: '메시지를 찾는 중',
  failed: '메시지를 찾지 못했어요',
  me: '나',
  none: '찾는 대화나 메시지가 없어요',
} as const;
