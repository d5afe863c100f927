import { partsWithoutContacts, readTogether } from '../patterns/contact-spans.ts';

interface Written<File extends { readonly name: string }> {
  readonly content: string;
  readonly files: readonly File[];
}

const partsOf = ({ content, files }: Written<{ readonly name: string }>) => [content, ...files.map(({ name }) => name)];

/** All that is read of a message, in which contact data is looked for: it may stand in the name of a file, or be split over both. */
export const messageText = (written: Written<{ readonly name: string }>): string =>
  readTogether(partsOf(written)).trim();

/** A message with «채팅» in the place of contact data, and without files that have it in their names. */
export function messageWithoutContacts<File extends { readonly name: string }>(written: Written<File>) {
  const [content = '', ...names] = partsWithoutContacts(partsOf(written));
  return { content, files: written.files.filter(({ name }, no) => names[no] === name) };
}
