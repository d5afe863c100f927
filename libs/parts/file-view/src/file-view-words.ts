export { koreanFileViewWords } from './korean-words.ts';
import { createContext, use } from 'react';
import { koreanFileViewWords } from './korean-words.ts';

/** The words of looking at a file. */
export type FileViewWords = typeof koreanFileViewWords;

/** For a page that is read in another language; without one the words are Korean. */
export const FileViewWordsContext = createContext<FileViewWords>(koreanFileViewWords);

export const useFileViewWords = (): FileViewWords => use(FileViewWordsContext);
