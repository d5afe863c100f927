import * as v from 'valibot';
import type { AnswerOf, Endpoint } from '@portal/domain/contract/endpoint';
import { type COMMON_ERROR_CODES, ERRORS, type ErrorCode, errorMessage } from '@portal/domain/contract/error-code';
import type { ScheduleConflict, TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import type { Problem } from '@portal/domain/wire/problem';
import { ContractBroken, type FakeRequest, bodyOf, matcherOf, requestOf } from './contract-wire.ts';

/** Stands in for the platform at one endpoint. MSW (Jest) and a plain fetch (stories) both answer from it. */
export interface Fake {
  /** `GET /tns/v1/calendar`, for messages. */
  readonly name: string;
  /** Nobody should wait for its answer. */
  readonly isEndless?: boolean;
  /** What an answer of it has to be. */
  readonly response?: v.GenericSchema;
  matches(request: Request): boolean;
  answer(request: Request): Promise<Response>;
}

export type { FakeRequest } from './contract-wire.ts';

type Answering<E extends Endpoint> = (
  request: FakeRequest<E>,
) => AnswerOf<E> | Response | Promise<AnswerOf<E> | Response>;

/** The codes that an endpoint may answer: its own and those that every endpoint has. */
export type CodeOf<E extends Endpoint> = E['errors'][number] | (typeof COMMON_ERROR_CODES)[number];

function makeFake(endpoint: Endpoint, answer: (request: Request) => Promise<Response>): Fake {
  const { method, path, response } = endpoint;
  return { name: `${method} ${path}`, response, matches: matcherOf(endpoint), answer };
}

/**
 * Answers an endpoint with the content of `data` (or the bare body where the contract has no envelope).
 * Request and answer are both checked by the contract: either one breaking it throws `ContractBroken`.
 * A function may also give a `problemResponse`, to fail now and then.
 */
export function fake<E extends Endpoint>(endpoint: E, answer: AnswerOf<E> | Answering<E>): Fake {
  return makeFake(endpoint, async (raw) => {
    const request = await requestOf(endpoint, raw);
    const given = typeof answer === 'function' ? await (answer as Answering<E>)(request) : answer;
    if (given instanceof Response) return given;
    const body = v.safeParse(endpoint.response, bodyOf(endpoint, given));
    if (!body.success) throw new ContractBroken('answer', endpoint, body.issues);
    return Response.json(body.output, { status: endpoint.status ?? 200 });
  });
}

export interface ProblemDetails {
  /** Fills the `{placeholders}` of the sentence. */
  values?: Readonly<Record<string, string | number>>;
  fields?: Readonly<Record<string, string>>;
  /** Seconds. */
  retryAfter?: number;
  conflict?: ScheduleConflict;
  alternatives?: TimeSpan[];
}

/** The platform's refusal, as a response. */
export function problemResponse(
  code: ErrorCode,
  { values, fields, retryAfter, conflict, alternatives }: ProblemDetails = {},
): Response {
  const problem: Problem = {
    code,
    message: errorMessage(code, { ...(retryAfter !== undefined && { s: retryAfter }), ...values }),
    ...(fields && { fields: { ...fields } }),
    traceId: 'trace-of-a-fake',
    ...(retryAfter !== undefined && { retryAfter }),
    ...(conflict && { conflict }),
    ...(alternatives && { alternatives }),
  };
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) };
  return Response.json(problem, { status: ERRORS[code].status, headers });
}

/** Refuses every request to an endpoint, whatever it says, with a code that the contract allows there. */
export function fakeProblem<E extends Endpoint>(endpoint: E, code: CodeOf<E>, details?: ProblemDetails): Fake {
  return makeFake(endpoint, () => Promise.resolve(problemResponse(code, details)));
}

/** Keeps the caller waiting for ever: the picture while something loads. */
export function neverAnswers(endpoint: Endpoint): Fake {
  return { ...makeFake(endpoint, () => new Promise<never>(() => undefined)), isEndless: true };
}

/** No network: the request fails as it does without a connection. */
export function offline(endpoint: Endpoint): Fake {
  return makeFake(endpoint, () => Promise.resolve(Response.error()));
}
