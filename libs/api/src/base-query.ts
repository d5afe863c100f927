import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { LIMITS } from '@portal/domain/tenant/limits';
import { localProblem, problemOfAnswer, type ApiProblem } from './api-problem.ts';
import { addressOf, bodyOf, type ApiRequest } from './api-request.ts';
import { deadline, whileWanted } from './deadline.ts';
import { createRefusalCounter } from './refusal-counter.ts';
import { transport } from './transport.ts';

interface Answer {
  readonly data?: unknown;
  readonly problem?: ApiProblem;
  /** The token that the request carried. */
  readonly used: string | undefined;
}

// 401s that are about what was typed in, not about the session.
const NOT_ABOUT_THE_SESSION: readonly unknown[] = ['LOGIN_INVALID', 'OPENID_INVALID', 'PASSWORD_WRONG', 'OTP_INVALID'];

async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return response.ok ? undefined : text;
  }
}

/** One sending: at most `LIMITS.apiTimeoutMs`, the bearer token of this very moment, and to the API origin only. */
async function attempt(request: ApiRequest, caller: AbortSignal): Promise<Answer> {
  const { origin, headers, session, fetch: send = fetch } = transport();
  const url = addressOf(request, origin);
  const { body, contentType } = bodyOf(request.body);
  const used = session.accessToken();
  const limit = deadline(caller, LIMITS.apiTimeoutMs);
  try {
    const response = await send(url.href, {
      method: request.method,
      headers: {
        accept: 'application/json',
        ...headers(),
        ...(contentType !== undefined && { 'content-type': contentType }),
        ...(used !== undefined && { authorization: `Bearer ${used}` }),
        ...request.headers,
      },
      ...(body !== undefined && { body }),
      // An API that redirects would carry the token elsewhere.
      redirect: 'error',
      ...(request.keepalive && { keepalive: true }),
      signal: limit.signal,
    });
    const content = await contentOf(response);
    if (!response.ok) return { used, problem: problemOfAnswer(response.status, content, response.headers) };
    return content === undefined ? { used, problem: localProblem('MALFORMED') } : { used, data: content };
  } catch {
    if (caller.aborted) return { used, problem: localProblem('ABORTED') };
    return { used, problem: localProblem(limit.isOver() ? 'TIMEOUT' : 'OFFLINE') };
  } finally {
    limit.clear();
  }
}

/** Waits for a refresh under way, but never longer than one request may take; the request is sent in any case. */
async function untilSettled(caller: AbortSignal): Promise<void> {
  const limit = deadline(caller, LIMITS.apiTimeoutMs);
  try {
    await whileWanted(transport().session.settled(), limit.signal);
  } catch (reason) {
    if (caller.aborted) throw reason;
  } finally {
    limit.clear();
  }
}

const refusals = createRefusalCounter();

const isAboutTheSession = (request: ApiRequest, { problem }: Answer) =>
  problem?.status === 401 && request.isPublic !== true && !NOT_ABOUT_THE_SESSION.includes(problem.code);

/** Sends, and after a 401 renews the token, or waits until she has signed in again, and sends once more (SES-2, W9). */
async function sendRenewing(request: ApiRequest, caller: AbortSignal): Promise<Answer> {
  const { session } = transport();
  if (request.isPublic !== true) {
    await whileWanted(session.goesOn(), caller);
    await untilSettled(caller);
  }
  const first = await attempt(request, caller);
  if (!isAboutTheSession(request, first) || caller.aborted) return first;

  const present = session.accessToken();
  if (present === undefined || present === first.used) {
    const outcome = await whileWanted(session.refresh(first.used), caller);
    if (outcome === 'refused' && !(await whileWanted(session.goesOn(), caller))) return first;
    if (outcome === 'unreachable') return { used: first.used, problem: localProblem('OFFLINE') };
  }
  const second = await attempt(request, caller);
  const isRefused = isAboutTheSession(request, second) && second.used !== undefined;
  // A token that was replaced in the meantime says nothing about the one that replaced it.
  if (isRefused && second.used === session.accessToken() && refusals.refused(second.used))
    session.refusedAfterRenewal();
  return second;
}

/** The base query of every endpoint: errors are always an `ApiProblem`, never an exception. */
export const renewingBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiProblem> = async (request, { signal }) => {
  try {
    const { data, problem } = await sendRenewing(request, signal);
    return problem ? { error: problem } : { data };
  } catch (reason) {
    if (signal.aborted) return { error: localProblem('ABORTED') };
    if (process.env.NODE_ENV !== 'production') console.error(reason);
    return { error: localProblem('MALFORMED') };
  }
};
