import { SINGLE_PUT_BYTES } from '@portal/domain/assets/upload-policy';
import { bytesOf } from './read-bytes.ts';

/** Small enough that hashing one never holds up the page; reading the next lets it breathe. */
const SLICE_BYTES = 512 * 1024;

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of a file in hex: at once up to 25 MB, slice by slice above, in constant memory. */
export async function checksumOf(file: Blob, signal: AbortSignal): Promise<string> {
  // There is no `subtle` on an address without TLS.
  if (file.size <= SINGLE_PUT_BYTES && globalThis.crypto.subtle)
    return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', await bytesOf(file))));
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += SLICE_BYTES) {
    signal.throwIfAborted();
    hash.update(await bytesOf(file.slice(at, at + SLICE_BYTES)));
  }
  return hexOf(hash.digest());
}
