import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The SHA-256 of a file as hexadecimal digits; rejects where the file cannot be read any more. */
export const sha256Of = async (file: Blob): Promise<string> =>
  bytesToHex(sha256(new Uint8Array(await file.arrayBuffer())));
