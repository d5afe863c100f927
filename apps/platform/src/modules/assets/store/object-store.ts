import type { Readable } from 'node:stream';
import type * as v from 'valibot';
import type { UploadTarget } from '@portal/domain/assets/uploads.contract';
import type { FileRow } from '../uploads/uploads.tables.ts';

export type SignedTarget = v.InferOutput<typeof UploadTarget>;

/** What a store has to know of a file. */
export type SentFile = Pick<
  FileRow,
  'id' | 'ownerId' | 'location' | 'objectKey' | 'size' | 'contentType' | 'partSize' | 'multipartId'
>;

export interface StoredPart {
  readonly part: number;
  readonly size: number;
}

/** Something that a store holds, whether or not a row knows of it. */
export interface HeldObject {
  readonly key: string;
  /** Set for parts that were never joined. */
  readonly multipartId: string | null;
  readonly changedAt: Date;
}

/** The first and the last byte that are wanted, both counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where bytes are kept. Keys are random names that nobody outside the platform chooses. */
export interface ObjectStore {
  /** The address that takes all bytes of a file in one PUT. */
  signPut(file: SentFile, expiresAt: Date): Promise<SignedTarget>;
  /** Begins a file in parts; the answer is the store's name for them. */
  createParts(key: string, contentType: string): Promise<string>;
  signPart(file: SentFile, part: number, expiresAt: Date): Promise<SignedTarget>;
  /** The parts that have arrived; none once they are joined. */
  storedParts(file: SentFile): Promise<StoredPart[]>;
  /** Makes one object of all parts; they are as they are from then on. */
  joinParts(file: SentFile): Promise<void>;
  /** Brings a whole object to a key that no signed address leads to, and names it. */
  seal(file: SentFile): Promise<string>;
  sizeOf(key: string): Promise<number | undefined>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Keeps a file of this machine. */
  write(key: string, path: string, contentType: string): Promise<void>;
  /** Removes an object and parts of this name; fine when there is nothing. */
  remove(key: string, multipartId: string | null): Promise<void>;
  /** Everything there is. */
  list(): AsyncIterable<HeldObject>;
  /** Whether so many bytes more would leave too little room. */
  isFullFor(bytes: number): Promise<boolean>;
}
