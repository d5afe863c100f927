import type { UploadLocation } from '@portal/domain/assets/upload-policy';
import type { ErrorCode } from '@portal/domain/contract/error-code';

/** One file and what has to become of it. */
export interface CorpusCase {
  /** What is odd about it. */
  readonly what: string;
  readonly name: string;
  readonly location: UploadLocation;
  readonly contentType?: string;
  readonly bytes: () => Buffer | Promise<Buffer>;
  /** Taken; refused before a byte is sent; or refused when its content was looked at. */
  readonly expected: 'TAKEN' | { readonly signing: ErrorCode } | { readonly content: ErrorCode };
  /** Words that must not be in what readers get. */
  readonly lost?: readonly string[];
}

export const mismatch = { content: 'CONTENT_MISMATCH' } as const;
export const blocked = { content: 'TYPE_BLOCKED' } as const;
