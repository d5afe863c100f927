import { FileGone } from './upload-errors.ts';

/** Reads a piece of a file; throws FileGone where it is no longer there or was changed since it was picked. */
export async function bytesOf(piece: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await piece.arrayBuffer());
  } catch {
    throw new FileGone();
  }
}
