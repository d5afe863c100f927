import type { FileRef } from '@portal/domain/assets/file';
import type { UploadLocation } from '@portal/domain/assets/upload-policy';
import type { Db, Tx } from '../../../core/database/database.ts';

/** What other modules may ask about files; addresses in a FileRef are signed for a short time when they are asked for. */
export interface Files {
  /**
   * Says, in the caller's transaction, which files one thing uses from now on. New ones are kept for good, those that it no
   * longer names may be swept. Throws FILE_NOT_FOUND unless each was uploaded for `location` by `ownerId` and passed its
   * checks, and for one that was removed where it stood before (`bar`). `usedBy` names the thing, such as `course:crs_1`; it may
   * use several purposes, each told by a call of its own.
   */
  use(
    tx: Tx,
    use: { ownerId: string; location: UploadLocation; usedBy: string; fileIds: readonly string[] },
  ): Promise<void>;
  /**
   * Ends the addresses that were given of files that were removed where others had them, at once; whoever may still see one gets
   * another address, as who sees the same file elsewhere.
   */
  recall(tx: Tx, fileIds: readonly string[]): Promise<void>;
  /**
   * Keeps files as they are for those who decide about what they stood in, whatever uses them afterwards or no longer; nobody else sees
   * them by it. `heldBy` names a report or a removal; they are let go of when that is deleted. What cannot be read is left out.
   */
  hold(tx: Tx, hold: { heldBy: string; fileIds: readonly string[] }): Promise<void>;
  /** Whether what is held so was removed: nothing may begin to use such a file as long as somebody bars it. */
  bar(tx: Tx, heldBy: readonly string[], isBarred: boolean): Promise<void>;
  /** Which things use these files, by the id of the file. */
  usesOf(on: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Where a word stands in the texts of these files, with what is around it; whoever asks has checked that the reader may see them. */
  excerptsOf(on: Db | Tx, ids: readonly string[], word: string): Promise<ReadonlyMap<string, string>>;
  /** What stands in a file; undefined where nothing does, or nobody has looked yet. Whoever asks has checked that the reader may see it. */
  textOf(on: Db | Tx, id: string): Promise<string | undefined>;
  /** What tells the contents of her files apart, by id. */
  hashesOf(on: Db | Tx, ownerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Files of hers that have one of these contents. */
  sameContent(
    on: Db | Tx,
    ownerId: string,
    hashes: readonly string[],
  ): Promise<readonly { readonly id: string; readonly sha256: string }[]>;
  /**
   * Makes files that can be read somebody else's too, to be used by her as her own; answers their ids by those of the first ones. Whoever
   * asks has checked that she may have them. Throws FILE_NOT_FOUND, QUOTA_TOTAL and LIMIT_REACHED.
   */
  copy(tx: Tx, copy: { ownerId: string; fileIds: readonly string[] }): Promise<ReadonlyMap<string, string>>;
  /** Bytes that somebody has here, and most that she may. */
  quotaOf(on: Db | Tx, ownerId: string): Promise<{ used: number; total: number }>;
  /** The files with these ids that can be read; whoever asks has checked that the reader may see them. */
  refsOf(on: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, FileRef>>;
}
