import type { FileRef } from '@portal/domain/assets/file';
import { SINGLE_PUT_BYTES } from '@portal/domain/assets/upload-policy';
import { checksumOf } from '../bytes/checksum.ts';
import type { Upload } from '../policy/upload.ts';
import { sendFile } from './send-file.ts';
import type { Sending } from './sending.ts';

export type Duplicate = NonNullable<Upload['duplicate']>;
type Outcome = { readonly file: FileRef } | { readonly duplicate: Duplicate };

interface Transfer extends Sending {
  /** Known from before. */
  readonly sha256: string | undefined;
  onChecksum(sha256: string): void;
  /** She was asked whether to use the file that is there already, and wants to send this one. */
  readonly isDuplicateSettled: boolean;
  onChecking(): void;
}

async function lookUp(transfer: Transfer): Promise<{ sha256: string; duplicate: Duplicate | undefined }> {
  const { file, facts, server, signal } = transfer;
  const sha256 = transfer.sha256 ?? (await checksumOf(file, signal));
  transfer.onChecksum(sha256);
  if (transfer.isDuplicateSettled) return { sha256, duplicate: undefined };
  // Only an offer: whatever stands in its way, the file is sent.
  const same = await server.findSame(sha256, facts.location).catch(() => []);
  // It may have arrived before a reload: it is no duplicate of itself.
  return { sha256, duplicate: same.find(({ file: { id } }) => id !== transfer.remote()?.id) };
}

/**
 * Looks whether the same content is there already, and sends it if not. A file in parts is on its way meanwhile,
 * for reading all of it takes its time.
 */
export async function transfer(task: Transfer): Promise<Outcome> {
  const found = lookUp(task);
  if (task.file.size <= SINGLE_PUT_BYTES) {
    const { duplicate } = await found;
    if (duplicate) return { duplicate };
  }
  const sent = sendFile(task, async () => (await found).sha256, task.onChecking);
  // Ends with the task where the file turns out to be there already.
  sent.catch(() => undefined);
  await Promise.race([found, sent]);
  const { duplicate } = await found;
  return duplicate ? { duplicate } : { file: await sent };
}
