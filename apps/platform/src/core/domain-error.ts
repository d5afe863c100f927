import { ERRORS, errorMessage, type ErrorCode } from '@portal/domain/contract/error-code';
import type { ScheduleConflict, TimeSpan } from '@portal/domain/schedule/schedule-conflict';

export interface DomainErrorOptions {
  /** Fills the `{placeholders}` of the sentence. */
  values?: Readonly<Record<string, string | number>>;
  /** One sentence for each wrong field, by its path. */
  fields?: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense; sent as `Retry-After` too. */
  retryAfter?: number;
  /** What stands in the way of a time, and when it would fit. */
  conflict?: ScheduleConflict;
  /** Times that are near and free, where what stands in the way is not to be told. */
  alternatives?: readonly TimeSpan[];
}

/** The one error that modules throw on purpose; anything else reaches the caller as a generic UNEXPECTED. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;
  readonly conflict: ScheduleConflict | undefined;
  readonly alternatives: readonly TimeSpan[] | undefined;

  constructor(code: ErrorCode, { values, fields, retryAfter, conflict, alternatives }: DomainErrorOptions = {}) {
    super(errorMessage(code, { ...(retryAfter === undefined ? {} : { s: retryAfter }), ...values }));
    this.name = 'DomainError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.conflict = conflict;
    this.alternatives = alternatives;
  }
}
