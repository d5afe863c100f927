export interface NoteBlock {
  readonly language: 'ko' | 'vi';
  readonly text: string;
}

const FIRST_LETTER = /[\p{Script=Hangul}\p{Script=Latin}]/u;

/** The parts of a note with the language that each begins in, so that it is read aloud right. */
export const noteBlocks = (note: string): NoteBlock[] =>
  note
    .split(/\n{2,}/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ language: /\p{Script=Latin}/u.test(FIRST_LETTER.exec(text)?.[0] ?? '') ? 'vi' : 'ko', text }));
