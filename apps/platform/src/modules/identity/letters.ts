import type { Tx } from '../../core/database/database.ts';

/** A mail to the address that somebody gives as hers. */
export interface PlainLetter {
  readonly to: string;
  readonly title: string;
  readonly content: string;
  /** Korean where it is not given. */
  readonly language?: 'ko' | 'vi';
  readonly path: string | null;
  /** What one does there. */
  readonly action?: string;
  readonly reason: string;
}

export type MailLetter = (tx: Tx, letter: PlainLetter) => Promise<void>;
