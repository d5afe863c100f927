import type { FileLooks } from '@portal/domain/assets/file';
import { hasPages } from '../pages/page-pictures.ts';
import type { FileRow } from '../uploads/uploads.tables.ts';

/** RFC 8187: what is no letter or digit of ASCII goes as its UTF-8 bytes. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

const disposition = (kind: 'inline' | 'attachment', name: string) =>
  `${kind}; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;

/** For readers that know nothing of RFC 8187. */
const plain = (name: string) => name.replaceAll(/[^\w. -]/g, '_');

interface Shown {
  readonly file: Pick<FileRow, 'name' | 'contentType' | 'isInline'>;
  readonly isPreview: boolean;
  /** Whether pages of another origin show it. */
  readonly isShared: boolean;
}

/** Headers under which strangers' bytes may do nothing: no script, no guessing of a type, no page around them (2.7). */
export function contentHeaders({ file, isPreview, isShared }: Shown): Record<string, string> {
  const name = isPreview ? `${file.name.replace(/\.[^.]*$/, '')}.webp` : file.name;
  const isInline = isPreview || file.isInline;
  return {
    'content-type': isPreview ? 'image/webp' : file.contentType,
    'content-disposition': disposition(isInline ? 'inline' : 'attachment', name),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isShared ? 'cross-origin' : 'same-origin',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
  };
}

/** What a page may draw of a file itself: pictures that were written anew, and a PDF in which nothing was found that runs. */
export function viewOf({ isInline, contentType, flags }: Pick<FileRow, 'isInline' | 'contentType' | 'flags'>) {
  if (isInline) return 'PICTURE';
  return contentType === 'application/pdf' && flags.length === 0 ? 'PDF' : null;
}

/** How a file can be looked at by who may not have it; null where it cannot. */
export function looksOf(file: Pick<FileRow, 'name' | 'size' | 'contentType'>): FileLooks | null {
  if (hasPages(file)) return 'PAGES';
  if (file.contentType.startsWith('audio/')) return 'AUDIO';
  return file.contentType.startsWith('video/') ? 'VIDEO' : null;
}

/** Instead of those above: the file is saved under its name, or looked at inside pages of these origins. */
export function givenHeaders(
  { name }: Pick<FileRow, 'name'>,
  { as, framedBy }: { as: 'VIEW' | 'SAVE'; framedBy: readonly string[] },
): Record<string, string> {
  if (as === 'SAVE') return { 'content-disposition': disposition('attachment', name) };
  return {
    'content-disposition': disposition('inline', name),
    // A reader of PDF does not start in a sandbox everywhere.
    'content-security-policy': `default-src 'none'; frame-ancestors ${framedBy.join(' ')}`,
  };
}
