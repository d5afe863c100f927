import { createContext, type ReactNode, use } from 'react';
import { MESSAGES, type UiWords } from './messages.ts';
import { VIETNAMESE_MESSAGES } from './vietnamese-messages.ts';

const WORDS: Readonly<Record<'ko' | 'vi', UiWords>> = { ko: MESSAGES, vi: { ...MESSAGES, ...VIETNAMESE_MESSAGES } };

const UiWordsContext = createContext<UiWords>(MESSAGES);

/** Around what is read in one language; Korean without it. */
export function UiLanguage({ language, children }: { language: 'ko' | 'vi'; children: ReactNode }) {
  return <UiWordsContext value={WORDS[language]}>{children}</UiWordsContext>;
}

/** What the parts say by themselves, in the language of the document. */
export const useUiWords = (): UiWords => use(UiWordsContext);
