import type { FileRef } from '@portal/domain/assets/file';
import { refuseUpload, type UploadPolicy } from '@portal/domain/assets/upload-policy';
import type { UploadFailure } from './upload.ts';

const GB = 1024 ** 3;

/** What stands in the field already, or is on its way there. */
export interface Present {
  readonly name: string;
  readonly size: number;
  readonly lastModified?: number;
}

export interface Choice {
  readonly file: File;
  readonly failure: UploadFailure | null;
}

const isSame = (file: File, { name, size, lastModified }: Present) =>
  lastModified === file.lastModified && name === file.name && size === file.size;

/** Judges chosen files one after the other, each beside those that were taken before it (UPL-1, UPL-2, ASG-3). */
export function checkFiles(files: readonly File[], present: readonly Present[], policy: UploadPolicy): Choice[] {
  const taken = [...present];
  return files.map((file) => {
    const failure = refuse(file, taken, policy);
    if (!failure) taken.push(file);
    return { file, failure };
  });
}

function refuse(file: File, taken: readonly Present[], policy: UploadPolicy): UploadFailure | null {
  const { name, size, type } = file;
  const refusal = refuseUpload({ name, size: Math.max(size, 1), contentType: type }, policy);
  if (refusal) return refusal;
  if (size === 0) return { code: 'EMPTY' };
  if (taken.some((other) => isSame(file, other))) return { code: 'DUPLICATE' };
  if (taken.length >= policy.maxFiles) return { code: 'TOO_MANY', n: policy.maxFiles };
  const { totalBytes = Infinity } = policy;
  const total = taken.reduce((sum, other) => sum + other.size, size);
  return total > totalBytes ? { code: 'TOTAL_TOO_LARGE', n: totalBytes / GB, bytes: total } : null;
}

/** The files of a field's value, as `checkFiles` counts them. */
export const presentOf = (value: readonly FileRef[]): Present[] => value.map(({ name, size }) => ({ name, size }));
