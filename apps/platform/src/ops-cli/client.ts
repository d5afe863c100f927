import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@portal/domain/contract/endpoint';
import type { ErrorCode } from '@portal/domain/contract/error-code';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { Problem } from '@portal/domain/wire/problem';
import { UsageError } from './command.ts';

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof fetch;
}

/** What the server refused, in its words. */
export class Refused extends Error {
  readonly code: ErrorCode | undefined;
  constructor(message: string, code?: ErrorCode) {
    super(message);
    this.code = code;
  }
}

type Given<E extends Endpoint> = { params?: ParamsOf<E>; query?: QueryOf<E>; body?: BodyOf<E> };
export type Call = <E extends Endpoint>(endpoint: E, given?: Given<E>) => Promise<AnswerOf<E>>;

const TIMEOUT_MS = 40_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Signs in by what the environment says, hands out the contract as calls, and signs out again. */
export async function withSession<T>(around: Surroundings, work: (call: Call) => Promise<T>): Promise<T> {
  const { OPS_USERNAME: username, OPS_PASSWORD: password } = around.env;
  if (!username || !password) throw new UsageError('OPS_USERNAME과 OPS_PASSWORD를 환경 변수로 정해 주세요.');
  const headers = headersOf(around.env);
  const { accessToken } = await callerOf(around, headers)(sessionContract.login, {
    body: { clientId: 'teacher-portal', userType: 'TEACHER', grantType: 'password', username, password },
  });
  const call = callerOf(around, { ...headers, authorization: `Bearer ${accessToken}` });
  try {
    return await work(call);
  } finally {
    // Done is done, also where the session can only expire by itself.
    await call(sessionContract.logout, { body: {} }).catch(() => undefined);
  }
}

function originOf({ OPS_ORIGIN: text = 'http://localhost:3000' }: Surroundings['env']): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`OPS_ORIGIN이 주소가 아니에요: ${text}`);
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname))
    throw new UsageError('OPS_ORIGIN은 https 주소여야 해요. 비밀번호를 그대로 보낼 수 없어요.');
  return url.origin;
}

const headersOf = ({ TENANT_CODE = DEFAULT_TENANT.code }: Surroundings['env']): Record<string, string> => ({
  'accept-language': 'ko',
  platform: 'WEB',
  'tenant-code': TENANT_CODE,
  'device-id': randomUUID(),
});

function callerOf({ env, fetch }: Surroundings, headers: Record<string, string>): Call {
  const origin = originOf(env);
  return async (endpoint, { params = {}, query = {}, body } = {} as never) => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_part, name: string) =>
      encodeURIComponent((params as Record<string, string>)[name] ?? ''),
    );
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const answer = await fetch(`${origin}${path}${search && `?${search}`}`, {
      method: endpoint.method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // A password must not follow a redirect to somebody else.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new Refused(`${origin}에 닿지 못했어요: ${reasonOf(error)}`);
    });
    const parsed: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw refusalOf(answer.status, parsed);
    const read = v.safeParse(endpoint.response, parsed);
    if (!read.success) throw new Refused('서버의 답을 읽을 수 없어요. 서버와 이 도구의 판이 다른지 확인해 주세요.');
    const content = read.output as { data?: unknown };
    return (content.data ?? content) as AnswerOf<typeof endpoint>;
  };
}

function refusalOf(status: number, body: unknown): Refused {
  const problem = v.safeParse(Problem, body);
  if (!problem.success) return new Refused(`서버가 ${status}로 답했어요.`);
  const { message, code, fields = {} } = problem.output;
  const lines = Object.entries(fields).map(([field, sentence]) => `  ${field}: ${sentence}`);
  return new Refused([`${message}.`, ...lines].join('\n'), code);
}

const reasonOf = (error: unknown): string => {
  const cause = (error as { cause?: unknown }).cause ?? error;
  return cause instanceof Error ? cause.message : String(cause);
};
