import { titles } from './title-messages.ts';

export const messages = {
  title: titles.page,
  empty: '아직 보여 드릴 내용이 없어요',
} as const;
