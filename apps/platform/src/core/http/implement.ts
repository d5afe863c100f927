import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type {
  Access,
  BodyOf,
  Contract,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@portal/domain/contract/endpoint';
import { COMMON_ERROR_CODES, ERRORS } from '@portal/domain/contract/error-code';
import type { Caller, FamilyCaller, Uploader } from '../caller.ts';
import { DomainError } from '../domain-error.ts';
import { answerText } from './answer-text.ts';
import { networkOf } from './client-address.ts';
import { checkCommonHeaders, parsePart } from './request-validation.ts';

export type { Caller } from '../caller.ts';

/** What a handler may know of a request beside its declared parts. */
export interface RequestContext {
  readonly traceId: string;
  /** Where it comes from, as limits count it: of an IPv6 address the network. */
  readonly ip: string;
  /** The UUID of the `device-id` header: a hint, never a credential. */
  readonly deviceId: string;
  readonly log: FastifyBaseLogger;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type HeadersOf<E extends Endpoint> = E['headers'] extends v.GenericSchema ? v.InferOutput<E['headers']> : undefined;

export type HandlerRequest<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly headers: HeadersOf<E>;
  readonly context: RequestContext;
} & (E['access'] extends 'public' ? unknown : { readonly caller: CallerOf<E['access']> });

type CallerOf<A extends Access> = A extends 'uploader' ? Uploader : A extends 'family' ? FamilyCaller : Caller;

/** One function for each endpoint; a missing one does not compile, and a public one is given no caller. */
export type Handlers<C extends Contract> = {
  readonly [Name in keyof C]: (request: HandlerRequest<C[Name]>) => Promise<ResponseOf<C[Name]>>;
};

export interface ImplementOptions<C extends Contract> {
  /** Largest body in bytes where 64 KiB is not right. */
  readonly bodyLimit?: { readonly [Name in keyof C]?: number };
}

declare module 'fastify' {
  interface FastifyInstance {
    tenantCode: string;
    /** Every endpoint that is served, for the API page and the tests that go over all of them. */
    endpoints: Map<string, Endpoint>;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    caller: Caller | Uploader | FamilyCaller | null;
  }
}

/** Serves a contract: checks every part of the request, finds the caller, and lets nothing leave that it does not declare. */
export function implement<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  { bodyLimit = {} }: ImplementOptions<C> = {},
): void {
  for (const name of Object.keys(contract) as (keyof C & string)[]) {
    const endpoint = contract[name]!;
    const handle = handlers[name] as unknown as (request: unknown) => Promise<unknown>;
    app.endpoints.set(name, endpoint);
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint, rateClass: 'api' },
      ...(bodyLimit[name] === undefined ? {} : { bodyLimit: bodyLimit[name] }),
      onRequest: async (request) => {
        if (endpoint.access !== 'public') request.caller = await authenticate(app, endpoint, request);
        checkCommonHeaders(request.headers, app.tenantCode);
      },
      handler: async (request, reply) => {
        const answer = await handle(requestOf(endpoint, request, reply)).catch((error: unknown) => {
          throw declaredOnly(endpoint, error);
        });
        const caching = endpoint.cacheSeconds ? `public, max-age=${endpoint.cacheSeconds}` : 'no-store';
        void reply.header('cache-control', caching).type('application/json; charset=utf-8');
        void reply.code(endpoint.status ?? 200);
        return answerText(reply, endpoint, answer);
      },
    });
  }
}

async function authenticate(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Caller | Uploader | FamilyCaller> {
  if (endpoint.access === 'family') return familyOf(app, request);
  const { ticket } = request.query as { ticket?: unknown };
  if (endpoint.access === 'uploader' && typeof ticket === 'string') return knownOf(app.findVisitor(ticket));
  const token = /^Bearer ([A-Za-z0-9._~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1];
  const found = knownOf(token ? await app.findCaller(token) : 'INVALID');
  if (endpoint.access === 'teacher' && found.userType !== 'TEACHER') throw new DomainError('FORBIDDEN');
  if (endpoint.access === 'operator' && found.userType !== 'OPERATOR') throw new DomainError('FORBIDDEN');
  return found;
}

async function familyOf(app: FastifyInstance, { headers }: FastifyRequest): Promise<FamilyCaller> {
  const secret = /^Family ([A-Za-z0-9_-]{20,128})$/i.exec(headers.authorization ?? '')?.[1];
  const found = secret === undefined ? undefined : await app.findFamily(secret);
  if (!found) throw new DomainError('LINK_REVOKED');
  return found;
}

function knownOf<T extends object>(found: T | 'EXPIRED' | 'INVALID'): T {
  if (found === 'EXPIRED') throw new DomainError('TOKEN_EXPIRED');
  if (found === 'INVALID') throw new DomainError('TOKEN_INVALID');
  return found;
}

function requestOf(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const context: RequestContext = {
    traceId: request.id,
    ip: networkOf(request.ip),
    deviceId: String(request.headers['device-id']),
    log: request.log,
    request,
    reply,
  };
  return {
    params: parsePart(endpoint.params, request.params),
    query: parsePart(endpoint.query, request.query),
    headers: endpoint.headers && parsePart(endpoint.headers, request.headers),
    // A call without a body is a call with no fields: leaving, for one, must never fail for want of braces.
    body: endpoint.body && parsePart(endpoint.body, request.body === undefined ? {} : request.body),
    context,
    ...(request.caller ? { caller: request.caller } : {}),
  };
}

/** A code that the contract does not name would surprise its readers, so it leaves as a generic 500. */
function declaredOnly(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const declared: readonly string[] = [...endpoint.errors, ...COMMON_ERROR_CODES];
  return declared.includes(error.code)
    ? error
    : new Error(`${endpoint.method} ${endpoint.path} answers ${error.code} (${ERRORS[error.code].status}) undeclared`);
}
