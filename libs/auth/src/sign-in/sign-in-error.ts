import * as v from 'valibot';
import { ERRORS, type ErrorCode } from '@portal/domain/contract/error-code';
import { MESSAGES, noAnswerMessage } from '@portal/domain/contract/message';
import { Problem } from '@portal/domain/wire/problem';

type Status = number | 'OFFLINE' | 'TIMEOUT' | 'MALFORMED';

interface Details {
  readonly code?: ErrorCode;
  readonly retryAfter?: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly traceId?: string;
}

/** Why a password sign-in failed, in the form of an `ApiProblem`; the message can be shown (LOG-5). */
export class SignInError extends Error implements Details {
  override readonly name = 'SignInError';
  readonly status: Status;
  readonly code?: ErrorCode;
  readonly retryAfter?: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly traceId?: string;

  constructor(status: Status, message?: string, details: Details = {}) {
    super(
      message ??
        (status === 'OFFLINE'
          ? noAnswerMessage(navigator)
          : status === 'TIMEOUT'
            ? MESSAGES.timeout
            : MESSAGES.loginError),
    );
    this.status = status;
    Object.assign(this, details);
  }
}

const Refusal = v.partial(Problem);

/** The error of an answer that is not a success. Of a server that does not keep the contract only the status is used. */
export function signInErrorOf(status: number, body: unknown, retryAfterHeader: string | null): SignInError {
  const parsed = v.safeParse(Refusal, body);
  if (!parsed.success || parsed.output.code === undefined) return new SignInError(status);
  const { code, message, fields, traceId } = parsed.output;
  const seconds = parsed.output.retryAfter ?? (retryAfterHeader === null ? NaN : Number(retryAfterHeader));
  return new SignInError(status, message === undefined || message === '' ? ERRORS[code].message : message, {
    code,
    ...(fields && { fields }),
    ...(traceId !== undefined && { traceId }),
    ...(Number.isFinite(seconds) && { retryAfter: seconds }),
  });
}
