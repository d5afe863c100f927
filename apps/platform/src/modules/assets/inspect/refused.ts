import type { FileRow } from '../uploads/uploads.tables.ts';

/** The content is not what a file of this name may have; the message is for the log. */
export class Refused extends Error {
  readonly code: NonNullable<FileRow['refusal']>;

  constructor(code: NonNullable<FileRow['refusal']>, why: string) {
    super(why);
    this.code = code;
  }
}

export const mismatch = (why: string) => new Refused('CONTENT_MISMATCH', why);
export const blocked = (why: string) => new Refused('TYPE_BLOCKED', why);
