import { partsWithoutContacts, readTogether, saysMoreThanMarks } from './contact-spans.ts';

interface Written<File extends { readonly name: string }> {
  readonly content: string;
  readonly files: readonly File[];
}

const partsOf = ({ content, files }: Written<{ readonly name: string }>) => [content, ...files.map(({ name }) => name)];

/** All that is read of a message, in which contact data is looked for: it may stand in the name of a file, or be split over both. */
export const messageText = (written: Written<{ readonly name: string }>): string =>
  readTogether(partsOf(written)).trim();

/** A message with a mark in the place of contact data, without files that have it in their names, and without words that are marks alone. */
export function messageWithoutContacts<File extends { readonly name: string }>(written: Written<File>) {
  const [content = '', ...names] = partsWithoutContacts(partsOf(written));
  return {
    content: content === written.content || saysMoreThanMarks(content) ? content : '',
    files: written.files.filter(({ name }, no) => names[no] === name),
  };
}

/** Whether of all that was written files alone are left out. */
export const isOfFilesAlone = (
  written: { readonly content: string; readonly files: readonly unknown[] },
  without: { readonly content: string; readonly files: readonly unknown[] },
): boolean => without.content === written.content && without.files.length < written.files.length;
