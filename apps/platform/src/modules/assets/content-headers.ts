import type { FileRow } from './files.tables.ts';

/** RFC 8187: what is no letter or digit of ASCII goes as its UTF-8 bytes. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

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
    'content-disposition': `${isInline ? 'inline' : 'attachment'}; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isShared ? 'cross-origin' : 'same-origin',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
  };
}
