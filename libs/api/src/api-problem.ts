import * as v from 'valibot';
import { ERRORS, type ErrorCode } from '@portal/domain/contract/error-code';
import { noAnswerMessage } from '@portal/domain/contract/message';
import { ScheduleConflict, TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { PROBLEM_MESSAGES } from './messages.ts';

/** The one error that a component sees (SES-8). `message` is always a sentence that can be shown as it is. */
export interface ApiProblem {
  /** HTTP status, or why there is none. */
  readonly status: number | 'OFFLINE' | 'TIMEOUT' | 'ABORTED' | 'MALFORMED';
  readonly code?: ErrorCode;
  readonly message: string;
  /** One sentence for each wrong field, by its path in the body. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly traceId?: string;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
  /** With an overlap: what stands there already, and when it would fit. */
  readonly conflict?: ScheduleConflict;
  /** In the place of a time that somebody else took: up to three that are near. */
  readonly alternatives?: readonly TimeSpan[];
}

const LOCAL = {
  /** Whether it is the reader's line or the server is known at the time only. */
  get OFFLINE(): ApiProblem {
    return { status: 'OFFLINE', message: noAnswerMessage(navigator) };
  },
  TIMEOUT: { status: 'TIMEOUT', message: PROBLEM_MESSAGES.timeout },
  ABORTED: { status: 'ABORTED', message: PROBLEM_MESSAGES.occurred },
  MALFORMED: { status: 'MALFORMED', message: PROBLEM_MESSAGES.occurred },
} as const satisfies Record<string, ApiProblem>;

/** The problem of a request that brought no usable answer. */
export const localProblem = (status: keyof typeof LOCAL): ApiProblem => LOCAL[status];

const BY_STATUS: Readonly<Record<number, string>> = {
  401: PROBLEM_MESSAGES.sessionExpired,
  403: PROBLEM_MESSAGES.forbidden,
  404: PROBLEM_MESSAGES.notFound,
  409: PROBLEM_MESSAGES.conflict,
  423: PROBLEM_MESSAGES.locked,
  429: PROBLEM_MESSAGES.tooManyRequests,
};

const messageOf = (status: number) =>
  BY_STATUS[status] ?? (status >= 500 ? PROBLEM_MESSAGES.server : PROBLEM_MESSAGES.occurred);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(ERRORS, value);

// A code that we know vouches for its sentence; of an unknown server only a short Korean one is fit to be shown.
function isShowable(message: unknown, code: ErrorCode | undefined): message is string {
  if (typeof message !== 'string' || message.trim() === '' || message.length > 300) return false;
  return code !== undefined || /[가-힣]/.test(message);
}

function sentences(fields: unknown): Record<string, string> | undefined {
  if (!isRecord(fields)) return undefined;
  const shown = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}

function seconds(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** The problem of an answer that is not a success; `body` is whatever came, a page of a proxy included. */
export function problemOfAnswer(status: number, body: unknown, headers: Headers): ApiProblem {
  const given = isRecord(body) ? body : {};
  const code = isCode(given['code']) ? given['code'] : undefined;
  return {
    status,
    message: isShowable(given['message'], code) ? given['message'] : messageOf(status),
    ...(code && { code }),
    ...withDefined('fields', sentences(given['fields'])),
    ...withDefined('traceId', typeof given['traceId'] === 'string' ? given['traceId'] : undefined),
    ...withDefined('conflict', v.is(ScheduleConflict, given['conflict']) ? given['conflict'] : undefined),
    ...withDefined('alternatives', v.is(v.array(TimeSpan), given['alternatives']) ? given['alternatives'] : undefined),
    ...withDefined('retryAfter', seconds(given['retryAfter']) ?? seconds(headers.get('retry-after') ?? undefined)),
  };
}

const withDefined = <K extends string, V>(key: K, value: V | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<K, V>>;

const LOCAL_STATUSES: readonly unknown[] = Object.keys(LOCAL);

/** The problem inside whatever a hook, an `unwrap()` or a `catch` gives; a foreign error becomes a general sentence. */
export function problemOf(error: unknown): ApiProblem {
  if (isRecord(error) && typeof error['message'] === 'string' && error['message'] !== '') {
    const { status } = error;
    if (typeof status === 'number' || LOCAL_STATUSES.includes(status)) return error as unknown as ApiProblem;
  }
  if (isRecord(error) && error['name'] === 'AbortError') return localProblem('ABORTED');
  return { status: 'MALFORMED', message: PROBLEM_MESSAGES.occurred };
}
