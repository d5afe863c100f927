import { createContext, use } from 'react';
import { MESSAGES } from './messages.ts';

export { MESSAGES as koreanUploadWords } from './messages.ts';

/** The words of choosing and sending files; pictures are cut in Korean only. */
export type UploadWords = Omit<typeof MESSAGES, `crop${string}` | `image${string}`>;

/** For a page that is read in another language; without one the words are Korean. */
export const UploadWordsContext = createContext<UploadWords>(MESSAGES);

export const useUploadWords = (): UploadWords => use(UploadWordsContext);
