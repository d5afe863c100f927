import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { FileExtension } from '@portal/domain/assets/file-type';
import { extensionOf } from '@portal/domain/assets/upload-policy';
import { pictureFormatOf } from '../images/picture-formats.ts';
import type { FileRow } from '../uploads/uploads.tables.ts';
import { refusePrograms } from './blocked-content.ts';
import { checkOldDocument, refuseInstaller } from './compound-file.ts';
import { checkPdf, type Flag } from './pdf-document.ts';
import { rewritePicture } from './picture.ts';
import { checkPlainText, checkRichText } from './plain-text.ts';
import { mismatch, Refused } from './refused.ts';
import { checkWordDocument, refuseProgramArchive } from './word-document.ts';

export interface InspectOrder {
  readonly path: string;
  readonly name: string;
  /** Of the whole file; of a large one only the beginning stands at `path`, and what needs the rest is not looked at. */
  readonly size: number;
  /** Where a picture that is written anew goes, and its small one. */
  readonly picture: string;
  readonly preview: string;
}

export type Inspection =
  | { readonly refusal: NonNullable<FileRow['refusal']>; readonly why: string }
  | { readonly refusal: null; readonly flags: Flag[]; readonly isRewritten: boolean };

/** What the sniffer calls the content of an extension whose content we do not look at more closely. */
const MEDIA: Readonly<Partial<Record<string, readonly string[]>>> = {
  gif: ['gif'],
  mp3: ['mp3'],
  wav: ['wav'],
  m4a: ['m4a', 'mp4', 'm4b'],
  webm: ['webm'],
  mp4: ['mp4', 'm4v', '3gp'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png', 'apng'],
  webp: ['webp'],
} satisfies Partial<Record<FileExtension, readonly string[]>>;

/** Looks at what a file really is (2.7). */
export async function inspectFile(order: InspectOrder): Promise<Inspection> {
  try {
    return { refusal: null, ...(await look(order)) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.code, why: error.message };
    throw error;
  }
}

async function look({ path, name, size, ...to }: InspectOrder): Promise<{ flags: Flag[]; isRewritten: boolean }> {
  const bytes = await readFile(path);
  const extension = extensionOf(name);
  const format = pictureFormatOf({ name, size });
  refusePrograms(bytes, { isRewritten: format !== undefined });
  refuseInstaller(bytes);
  const media = MEDIA[extension];
  if (media && !media.includes((await fileTypeFromBuffer(bytes))?.ext ?? '')) throw mismatch('another kind of content');
  if (format) await rewritePicture(bytes, format, to);
  const flags = media ? [] : await checkDocument(extension, bytes, bytes.length < size);
  return { flags, isRewritten: format !== undefined };
}

async function checkDocument(extension: string, bytes: Buffer, isHead: boolean): Promise<Flag[]> {
  if (extension === 'pdf') return checkPdf(bytes);
  if (extension === 'rtf') return checkRichText(bytes);
  if (extension === 'txt') checkPlainText(bytes);
  else if (isHead) return [];
  else if (extension === 'docx') await checkWordDocument(bytes);
  else if (extension === 'doc') checkOldDocument(bytes);
  else if (bytes.subarray(0, 2).toString('latin1') === 'PK') await refuseProgramArchive(bytes);
  return [];
}
