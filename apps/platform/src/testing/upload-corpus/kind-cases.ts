import type { UploadLocation } from '@portal/domain/assets/upload-policy';
import { type CorpusCase, mismatch } from './corpus-case.ts';
import { OTHERS, SAMPLES } from './samples.ts';

/** Which content an extension may have. */
const FITS: Readonly<Record<string, readonly string[]>> = {
  png: ['png'],
  jpg: ['jpg'],
  webp: ['webp'],
  gif: ['gif'],
  pdf: ['pdf'],
  docx: ['docx'],
  doc: ['doc'],
  mp3: ['mp3'],
  m4a: ['m4a', 'mp4'],
  mp4: ['mp4'],
  webm: ['webm'],
  rtf: ['rtf'],
  // Any text is one, and what it says does not matter: it is never shown as anything else.
  txt: ['txt', 'html', 'svg', 'letters'],
};
const locationOf = (extension: string): UploadLocation =>
  ['rtf', 'txt'].includes(extension) ? 'TEACHER_POPUP' : 'CHAT';

/** Every kind of content under every extension: taken only where they belong together. */
export const kindCases = (): CorpusCase[] =>
  Object.entries(FITS).flatMap(([extension, fitting]) =>
    Object.entries({ ...SAMPLES, ...OTHERS }).map(([kind, bytes]) => ({
      what: `${kind} as ${extension}`,
      name: `file.${extension}`,
      location: locationOf(extension),
      bytes,
      expected: fitting.includes(kind) ? 'TAKEN' : mismatch,
    })),
  );
