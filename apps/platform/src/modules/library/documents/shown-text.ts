import { type DocumentText, LIBRARY_LIMITS } from '@portal/domain/library/document';

/** As much of a text as is shown to read. */
export function shownText(text: string | undefined): DocumentText {
  if (text === undefined) return { text: null, isCut: false };
  return { text: text.slice(0, LIBRARY_LIMITS.readMax).toWellFormed(), isCut: text.length > LIBRARY_LIMITS.readMax };
}
