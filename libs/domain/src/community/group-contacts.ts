import type { ContactKind } from '../patterns/contact-data.ts';
import { partsWithoutContacts, readTogether } from '../patterns/contact-spans.ts';

/** What should not be read by a whole group. A link is none of it: what others made is named with its source. */
export const GROUP_CONTACTS: readonly ContactKind[] = ['PHONE', 'EMAIL', 'MESSENGER', 'ACCOUNT'];

/** A file of a post, and what it shows. */
interface PostedFile {
  readonly file: { readonly name: string };
  readonly text: string;
}
interface Posted<File extends PostedFile> {
  readonly title: string;
  readonly content: string;
  readonly files: readonly File[];
}

const partsOf = ({ title, content, files }: Posted<PostedFile>) => [
  title,
  content,
  ...files.flatMap(({ file, text }) => [text, file.name]),
];

/** All that a group reads of a post, in which contact data is looked for: it may be split over title, text and files. */
export const postText = (post: Posted<PostedFile>): string => readTogether(partsOf(post)).trim();

/** A post without contact data, and without files that have it in their names. */
export function postWithoutContacts<File extends PostedFile>(post: Posted<File>) {
  const [title = '', content = '', ...parts] = partsWithoutContacts(partsOf(post), GROUP_CONTACTS);
  const files = post.files.flatMap((one, no) =>
    parts[2 * no + 1] === one.file.name ? [{ ...one, text: parts[2 * no]! }] : [],
  );
  return { title, content, files };
}

/** Whether of a post files alone are left out. */
export const isOfPostFilesAlone = (post: Posted<PostedFile>, without: Posted<PostedFile>): boolean =>
  without.title === post.title &&
  without.content === post.content &&
  without.files.length < post.files.length &&
  without.files.every((one) => post.files.some(({ file, text }) => file === one.file && text === one.text));
