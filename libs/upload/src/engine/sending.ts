import type { RetryOptions } from './retry.ts';
import type { NewFile, UploadServer } from './upload-server.ts';

/** What the server calls a file that is being sent. */
export interface Remote {
  readonly kind: 'WHOLE' | 'PARTS';
  readonly id: string;
}

/** One file being sent, as the steps of sending see it. */
export interface Sending extends RetryOptions {
  readonly file: File;
  readonly facts: NewFile;
  readonly server: UploadServer;
  /** What an earlier try, or the time before a reload, left at the server. */
  remote(): Remote | null;
  remember(remote: Remote | null): void;
  report(sentBytes: number): void;
}
