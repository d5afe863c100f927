export const messages = {
  title: '자주 묻는 질문',
  callUs: '더 궁금하면 전화로 물어보세요.',
} as const;
