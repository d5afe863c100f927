import { FILE_TYPES } from '@portal/domain/assets/file-type';
import { MB, type UploadPolicy } from '@portal/domain/assets/upload-policy';
import { errorMessage } from '@portal/domain/contract/error-code';
import { MESSAGES } from '../messages.ts';
import type { UploadFailure } from './upload.ts';

const GB = 1024 * MB;

const typesOf = ({ extensions }: UploadPolicy) =>
  extensions === 'ANY' ? MESSAGES.hintAny : extensions.map((extension) => extension.toUpperCase()).join(', ');

/** What may be chosen: PNG, JPEG, JPG, DOCX, PDF, DOC · 25MB까지. */
export function hintOf(policy: UploadPolicy): string {
  const { maxBytes, totalBytes, maxFiles } = policy;
  const size = totalBytes ? MESSAGES.hintTotal(totalBytes / GB) : MESSAGES.hint(typesOf(policy), maxBytes / MB);
  return maxFiles > 1 ? `${size} · ${MESSAGES.hintCount(maxFiles)}` : size;
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

/** Why a file was not taken, and what to do; Vietnamese where the specification quotes it (UPL-1). */
export function failureWords(failure: UploadFailure, policy: UploadPolicy): Words {
  switch (failure.code) {
    case 'FILE_NOT_FOUND':
      return { text: errorMessage('FILE_NOT_FOUND'), lang: 'vi' };
    case 'FILE_TOO_LARGE':
      return { text: errorMessage('FILE_TOO_LARGE', { n: failure.n, x: failure.x }), lang: 'vi' };
    case 'TYPE_NOT_ALLOWED':
      return { text: MESSAGES.refusedType(typesOf(policy)) };
    case 'TYPE_BLOCKED':
      return { text: MESSAGES.refusedBlocked };
    case 'EMPTY':
      return { text: MESSAGES.refusedEmpty };
    case 'DUPLICATE':
      return { text: MESSAGES.refusedDuplicate };
    case 'OTHER_FILE':
      return { text: MESSAGES.otherFile };
    case 'TOTAL_TOO_LARGE':
      return { text: MESSAGES.refusedTotal(failure.n) };
    case 'TOO_MANY':
      return { text: MESSAGES.refusedTooMany(failure.n) };
    case 'FAILED':
      return { text: MESSAGES.failed };
    case 'SAID':
      return HANGUL.test(failure.message) ? { text: failure.message } : { text: failure.message, lang: 'vi' };
  }
}
