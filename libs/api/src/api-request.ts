import type { HttpMethod } from '@portal/domain/contract/endpoint';

/** What can be sent twice. A stream cannot, unless a factory makes a new one for each sending (security 2.1, 8). */
export type RawBody = string | Blob | FormData | URLSearchParams;
export type RequestBody = RawBody | (() => BodyInit) | Readonly<Record<string, unknown>> | readonly unknown[];

/** One request as the base query takes it. */
export interface ApiRequest {
  readonly method: HttpMethod;
  /** Absolute path below the API origin, parameters filled in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** JSON unless it is one of the forms that fetch takes itself. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A public endpoint neither waits for a refresh nor starts one: its 401 says something else. */
  readonly isPublic?: boolean;
  /** It goes out also where the page is closed at this moment. */
  readonly keepalive?: boolean;
}

/** The address of a request. Throws when the path would leave the API origin (R07). */
export function addressOf(request: Pick<ApiRequest, 'path' | 'query'>, origin: string): URL {
  const base = new URL(origin === '' ? location.origin : origin);
  const url = new URL(base.origin + request.path);
  if (!request.path.startsWith('/') || url.origin !== base.origin) {
    throw new Error(`${request.path} is no path of the API`);
  }
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

/** Body and content type for one sending. */
export function bodyOf(body: unknown): { body?: BodyInit; contentType?: string } {
  if (body === undefined) return {};
  if (typeof body === 'function') return { body: (body as () => BodyInit)() };
  if (body instanceof ReadableStream) {
    throw new Error('A stream cannot be sent again after a 401: give a function that makes it');
  }
  if (typeof body === 'string' || body instanceof Blob || body instanceof FormData || body instanceof URLSearchParams) {
    return { body };
  }
  return { body: JSON.stringify(body), contentType: 'application/json' };
}
