import * as v from 'valibot';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '@portal/domain/contract/endpoint';

/** What a fake is told: the request, read and checked by the contract. */
export interface FakeRequest<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly headers: Headers;
}

type Part = 'path' | 'query' | 'body' | 'headers' | 'answer';
type Issue = Pick<v.BaseIssue<unknown>, 'message' | 'path'>;

const where = ({ path, message }: Issue) => `${path?.map(({ key }) => String(key)).join('.') || '(whole)'}: ${message}`;

/** Somebody said what the contract does not allow: a fake that lies, or a portal that asks wrongly. */
export class ContractBroken extends Error {
  constructor(part: Part, { method, path }: Endpoint, issues: readonly Issue[]) {
    super(
      `${part === 'answer' ? 'A fake answered' : 'The portal sent'} what the contract of ${method} ${path} does not allow` +
        ` (${part}): ${issues.map(where).join('; ')}`,
    );
    this.name = 'ContractBroken';
  }
}

const PARAMETER = /:(\w+)/g;
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function pathPattern(path: string): RegExp {
  const parts = path.split(PARAMETER);
  return new RegExp(`^${parts.map((part, at) => (at % 2 ? `(?<${part}>[^/]+)` : escape(part))).join('')}$`);
}

/** Whether a request is meant for an endpoint: same method and path, at whichever origin. */
export function matcherOf({ method, path }: Endpoint): (request: Request) => boolean {
  const pattern = pathPattern(path);
  return (request) => request.method === method && pattern.test(new URL(request.url).pathname);
}

function paramsOf(endpoint: Endpoint, url: URL): Record<string, string> {
  const groups = pathPattern(endpoint.path).exec(url.pathname)?.groups ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text === '' ? undefined : text;
  }
}

/** Reads a request as the platform does; throws `ContractBroken` where the platform would answer 400. */
export async function requestOf<E extends Endpoint>(endpoint: E, request: Request): Promise<FakeRequest<E>> {
  const url = new URL(request.url);
  const read = (part: Part, schema: v.GenericSchema | undefined, input: unknown) => {
    if (!schema) return undefined;
    const parsed = v.safeParse(schema, input);
    if (!parsed.success) throw new ContractBroken(part, endpoint, parsed.issues);
    return parsed.output;
  };
  read('headers', endpoint.headers, Object.fromEntries(request.headers));
  return {
    params: read('path', endpoint.params, paramsOf(endpoint, url)),
    query: read('query', endpoint.query, Object.fromEntries(url.searchParams)),
    body: read('body', endpoint.body, endpoint.body && jsonOf(await request.clone().text())),
    headers: request.headers,
  } as FakeRequest<E>;
}

/** The whole body around what a fake gave, in the envelope of the contract. */
export function bodyOf(endpoint: Endpoint, given: unknown): unknown {
  const entries = 'entries' in endpoint.response ? endpoint.response.entries : undefined;
  if (!entries || typeof entries !== 'object' || !('data' in entries)) return given;
  // A login repeats its tokens beside `data`; whatever else is spread here, the schema drops.
  return { ...(given !== null && typeof given === 'object' && !Array.isArray(given) ? given : {}), data: given };
}
