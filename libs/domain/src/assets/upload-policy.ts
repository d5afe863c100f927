import { plainText } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { DEFAULT_TENANT } from '../tenant/tenant.ts';
import { BLOCKED_EXTENSIONS, FILE_TYPES, type FileExtension } from './file-type.ts';

/** What a file is for: the `location` of a signing request (UPL-3; domain-model 3.1.12). */
export const UPLOAD_LOCATIONS = [
  'DEFAULT',
  'AVATAR',
  'COURSE_IMAGE',
  'CERTIFICATE',
  'TEACHER_POPUP',
  'ASSIGNMENT',
  'LECTURE',
  'SUBMISSION',
  'VOICE',
  'CHAT',
  'TICKET',
  'POST',
  'GROUP_BANNER',
  'CONTRACT',
  'RECORDING',
] as const;
export type UploadLocation = (typeof UPLOAD_LOCATIONS)[number];

export interface UploadPolicy {
  /** Extensions that are taken; `ANY` is everything that is not blocked. */
  readonly extensions: readonly FileExtension[] | 'ANY';
  /** Largest file, in bytes. */
  readonly maxBytes: number;
  /** Largest sum of the files of one thing, in bytes. */
  readonly totalBytes?: number;
  /** Most files of one thing. */
  readonly maxFiles: number;
}

export const MB = 1024 * 1024;
const GB = 1024 * MB;
/** Above this size a file travels in parts that survive a lost connection; up to it in one PUT. */
export const SINGLE_PUT_BYTES = 25 * MB;

/** Size of every part but the last; S3 wants at least 5 MB, and a lost connection loses what is under way. */
export const PART_BYTES = 8 * MB;
/** What one person may have: files, those of them that are still on their way, and bytes in all. */
export const UPLOAD_QUOTA = { files: 5_000, open: 100, bytes: 50 * GB } as const;
/** What somebody without an account may send, and for what: its ticket says who it is. What a thing uses already is not counted. */
export const TICKET_HOLDERS = {
  /** Whoever applies as a teacher: as much as the form takes. */
  visitor: { locations: ['TEACHER_POPUP'], quota: { files: 5, open: 5, bytes: 250 * MB } },
  /** A family, with homework and messages: as much as it may hand in for four assignments. */
  family: { locations: ['SUBMISSION', 'CHAT', 'VOICE'], quota: { files: 40, open: 40, bytes: 1_000 * MB } },
} as const satisfies Record<
  string,
  { locations: readonly UploadLocation[]; quota: Record<'files' | 'open' | 'bytes', number> }
>;
export type TicketHolder = keyof typeof TICKET_HOLDERS;

const DEFAULT_EXTENSIONS = ['png', 'jpeg', 'jpg', 'docx', 'pdf', 'doc'] as const;
const PICTURES = ['jpg', 'jpeg', 'png'] as const;
const usual = { extensions: DEFAULT_EXTENSIONS, maxBytes: LIMITS.uploadDefaultMb * MB, maxFiles: 10 } as const;
const picture = { extensions: PICTURES, maxBytes: LIMITS.uploadDefaultMb * MB, maxFiles: 1 } as const;

/** The rules of one purpose: checked by the portal, at signing, while the bytes come and after they arrived (UPL-1, UPL-2). */
export function uploadPolicyOf(
  location: UploadLocation,
  assignmentTotalGb: number = DEFAULT_TENANT.assignmentTotalGb,
): UploadPolicy {
  const totalBytes = assignmentTotalGb * GB;
  const material = { extensions: 'ANY', maxBytes: totalBytes, totalBytes, maxFiles: 50 } as const;
  const policies: Record<UploadLocation, UploadPolicy> = {
    DEFAULT: usual,
    AVATAR: picture,
    COURSE_IMAGE: picture,
    CERTIFICATE: { ...usual, extensions: ['png', 'jpg', 'jpeg', 'pdf', 'docx'], maxFiles: 1 },
    TEACHER_POPUP: {
      extensions: ['pdf', 'doc', 'docx', 'txt', 'rtf'],
      maxBytes: LIMITS.popupFileMb * MB,
      maxFiles: 5,
    },
    ASSIGNMENT: material,
    LECTURE: material,
    SUBMISSION: usual,
    // What a browser records: five minutes of speech are four or five MB.
    VOICE: { extensions: ['webm', 'm4a', 'mp4', 'mp3'], maxBytes: 10 * MB, maxFiles: 1 },
    CHAT: {
      ...usual,
      extensions: [...DEFAULT_EXTENSIONS, 'webp', 'gif', 'mp3', 'm4a', 'webm', 'mp4'],
      maxFiles: LIMITS.chatFilesMax,
    },
    TICKET: usual,
    POST: usual,
    GROUP_BANNER: picture,
    CONTRACT: { ...usual, maxFiles: 1 },
    RECORDING: { extensions: ['webm', 'mp4'], maxBytes: 2 * GB, maxFiles: 1 },
  };
  return policies[location];
}

/** Why a file is refused before a byte of it is sent; `n` and `x` are whole and rounded-up MB for the verbatim sentence. */
export type UploadRefusal =
  | { readonly code: 'FILE_NOT_FOUND' }
  | { readonly code: 'FILE_TOO_LARGE'; readonly n: number; readonly x: number }
  | { readonly code: 'TYPE_NOT_ALLOWED' }
  | { readonly code: 'TYPE_BLOCKED' };

// Bidi controls and zero-width letters reorder or hide what a name shows: "annexe\u202Efdp.exe" reads as a PDF.
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

const NAME_MAX = 255;
const EXTENSION_MAX = 20;

function withoutTrail(letters: readonly string[]): string[] {
  const last = letters.findLastIndex((letter) => !/[.\s]/.test(letter));
  return letters.slice(0, last + 1);
}

/**
 * A file name as it is compared and stored: NFC, without control and direction marks, without trailing dots and spaces. A long
 * one loses its middle and keeps its extension.
 */
export function cleanFileName(name: string): string {
  const plain = plainText(name.normalize('NFC')).replaceAll(INVISIBLE, '').replaceAll(/[/\\]/g, '_').trimStart();
  const letters = withoutTrail([...plain]);
  if (letters.length <= NAME_MAX) return letters.join('');
  const dot = letters.lastIndexOf('.');
  const extension = letters.length - dot <= EXTENSION_MAX ? letters.slice(dot) : [];
  return withoutTrail([...letters.slice(0, NAME_MAX - extension.length), ...extension]).join('');
}

/** The last extension of a name in lower case, or an empty text. */
export function extensionOf(name: string): string {
  const clean = cleanFileName(name);
  const dot = clean.lastIndexOf('.');
  return dot < 1 ? '' : clean.slice(dot + 1).toLowerCase();
}

/** Whether some part of the name is the extension of a program (UPL-2). */
export function isBlockedName(name: string): boolean {
  const [, ...parts] = cleanFileName(name).toLowerCase().split('.');
  // NTFS reads `a.exe::$DATA` as `a.exe`. A space before an extension makes it none: `Unit 3. Job.pdf` is no job.
  return parts.some((part) => BLOCKED_EXTENSIONS.has(part.split(':', 1)[0]!.trimEnd()));
}

/** Checks what is known of a file before it is sent (UPL-1, UPL-2, PRF-3, CRS-8, REG-2); null when it may be sent. */
export function refuseUpload(
  file: { readonly name: string; readonly size: number; readonly contentType: string },
  { extensions, maxBytes }: UploadPolicy,
): UploadRefusal | null {
  if (!cleanFileName(file.name) || !Number.isSafeInteger(file.size) || file.size <= 0)
    return { code: 'FILE_NOT_FOUND' };
  if (isBlockedName(file.name)) return { code: 'TYPE_BLOCKED' };
  if (extensions !== 'ANY' && !isListed(file, extensions)) return { code: 'TYPE_NOT_ALLOWED' };
  return file.size > maxBytes ? tooLarge(file.size, maxBytes) : null;
}

/** A file that is a byte too large must not seem to be as large as is allowed. */
export const tooLarge = (size: number, maxBytes: number) =>
  ({ code: 'FILE_TOO_LARGE', n: Math.floor(maxBytes / MB), x: Math.ceil(size / MB) }) as const;

function isListed({ name, contentType }: { name: string; contentType: string }, listed: readonly FileExtension[]) {
  const extension = listed.find((one) => one === extensionOf(name));
  if (!extension) return false;
  const types: readonly string[] = FILE_TYPES[extension].types;
  // Phones leave the type empty now and then, and Windows without Word names none for .docx; the content is checked later.
  return ['', 'application/octet-stream', ...types].includes(contentType.toLowerCase());
}

/** The type under which a file of this name is kept and served: never what a client says. */
export function contentTypeOf(name: string): string {
  const extension = extensionOf(name);
  return Object.hasOwn(FILE_TYPES, extension)
    ? FILE_TYPES[extension as FileExtension].types[0]
    : 'application/octet-stream';
}
