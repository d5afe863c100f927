import type { ApiProblem } from '@portal/api/api-problem';

/**
 * How what is written stands with the server: it has it (`CLEAN`), it will get it after a pause (`WAITING`) or when asked
 * (`UNSAVED`), it would refuse it until it is mended (`BLOCKED`), it is getting it (`SAVING`), it did not get it (`FAILED`),
 * or somebody wrote something else meanwhile (`CONFLICT`).
 */
export type SavePhase = 'CLEAN' | 'WAITING' | 'UNSAVED' | 'BLOCKED' | 'SAVING' | 'FAILED' | 'CONFLICT';

/** What the line of a save tells. */
export interface SaveState {
  readonly phase: SavePhase;
  /** When it was last saved from here. */
  readonly savedAt: Date | null;
  /** Since when saving does not work, and why. */
  readonly failedAt: Date | null;
  readonly problem: ApiProblem | null;
  /** Another try comes by itself. */
  readonly willRetry: boolean;
}

export interface AutosaveState<T> extends SaveState {
  /** What the server has, as far as this form was told. */
  readonly base: T;
  /** What was saved elsewhere meanwhile, until it is decided which of the two counts. */
  readonly rival: T | null;
  /** Something is written that the server has not got. */
  readonly isDirty: boolean;
}
