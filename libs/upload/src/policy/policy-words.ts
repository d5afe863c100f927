import { FILE_TYPES } from '@portal/domain/assets/file-type';
import { MB, type UploadPolicy } from '@portal/domain/assets/upload-policy';
import { errorMessage } from '@portal/domain/contract/error-code';
import { shownSize } from '../files/file-words.ts';
import { MESSAGES } from '../messages.ts';
import type { UploadWords } from '../upload-words.ts';
import type { UploadFailure } from './upload.ts';

const GB = 1024 * MB;

const typesOf = ({ extensions }: UploadPolicy, words: UploadWords) =>
  extensions === 'ANY' ? words.hintAny : extensions.map((extension) => extension.toUpperCase()).join(', ');

/** What may be chosen: PNG, JPEG, JPG, DOCX, PDF, DOC · 25MB까지. */
export function hintOf(policy: UploadPolicy, words: UploadWords = MESSAGES): string {
  const { maxBytes, totalBytes, maxFiles } = policy;
  const size = totalBytes ? words.hintTotal(totalBytes / GB) : words.hint(typesOf(policy, words), maxBytes / MB);
  return maxFiles > 1 ? `${size} · ${words.hintCount(maxFiles)}` : size;
}

/** The `accept` of a file input: by extension, and by type for the pickers of phones, which know no extensions. */
export function acceptOf({ extensions }: UploadPolicy): string | undefined {
  if (extensions === 'ANY') return undefined;
  const types = extensions.flatMap((extension) => FILE_TYPES[extension].types);
  return [...new Set([...extensions.map((extension) => `.${extension}`), ...types])].join(',');
}

/** The `accept` of the camera: only what the policy takes, so that an iPhone sends JPEG instead of HEIC. */
export function cameraAcceptOf({ extensions }: UploadPolicy): string | null {
  if (extensions === 'ANY') return 'image/*';
  return extensions.includes('jpg') ? 'image/jpeg,image/png' : null;
}

export interface Words {
  readonly text: string;
  readonly lang?: 'vi';
}

const HANGUL = /\p{Script=Hangul}/u;
const quoted = (text: string): Words => (HANGUL.test(text) ? { text } : { text, lang: 'vi' });

/** Why a file was not taken, and what to do; Vietnamese where the specification quotes it (UPL-1). */
export function failureWords(failure: UploadFailure, policy: UploadPolicy, words: UploadWords = MESSAGES): Words {
  switch (failure.code) {
    case 'FILE_NOT_FOUND':
      return { text: errorMessage('FILE_NOT_FOUND'), lang: 'vi' };
    case 'FILE_TOO_LARGE':
      return { text: errorMessage('FILE_TOO_LARGE', { n: failure.n, x: failure.x }), lang: 'vi' };
    case 'TYPE_NOT_ALLOWED':
      return { text: words.refusedType(typesOf(policy, words)) };
    case 'TYPE_BLOCKED':
      return { text: words.refusedBlocked };
    case 'EMPTY':
      return { text: words.refusedEmpty };
    case 'CONTENT_MISMATCH':
      return { text: words.refusedMismatch };
    case 'DUPLICATE':
      return { text: words.refusedDuplicate };
    case 'OTHER_FILE':
      return { text: words.otherFile };
    case 'TOTAL_TOO_LARGE':
      return { text: words.refusedTotal(failure.n, shownSize(failure.bytes)) };
    case 'TOO_MANY':
      return { text: words.refusedTooMany(failure.n) };
    case 'FAILED':
      return { text: words.failed };
    case 'SAID':
      return quoted(words.said(failure.message));
  }
}
