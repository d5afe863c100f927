import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { AnswerOf, Endpoint, RequestOf, ResponseOf } from '@portal/domain/contract/endpoint';
import type { ApiRequest } from './api-request.ts';

/** The argument of an endpoint's hook: nothing at all where the endpoint takes nothing. */
export type ArgumentOf<E extends Endpoint> = keyof RequestOf<E> extends never
  ? void
  : Partial<RequestOf<E>> extends RequestOf<E>
    ? RequestOf<E> | void
    : RequestOf<E>;

export interface FromContract<E extends Endpoint> {
  query(request: ArgumentOf<E>): ApiRequest;
  rawResponseSchema: StandardSchemaV1<ResponseOf<E>>;
  transformResponse(body: ResponseOf<E>): AnswerOf<E>;
}

type Flat = Readonly<Record<string, unknown>>;

function fillIn(path: string, given: Flat): string {
  return path.replaceAll(/:(\w+)/g, (_placeholder, name: string) => {
    const value = String(given[name] ?? '');
    // These would climb to another path of the API.
    if (value === '' || value === '.' || value === '..') throw new Error(`${path} cannot take '${value}' as ${name}`);
    return encodeURIComponent(value);
  });
}

function pick(schema: Endpoint['query'], given: Flat): Record<string, string | undefined> {
  const names = Object.keys(schema?.entries ?? {});
  return Object.fromEntries(names.map((name) => [name, given[name] === undefined ? undefined : String(given[name])]));
}

/**
 * Request, types and response check of an endpoint from its contract. The hook takes parameters and query side by side
 * and the body under `body`; it gives the content of `data` where the answer is enveloped.
 * `headers` are those that the contract asks for beside the common ones.
 */
export function fromContract<const E extends Endpoint>(
  endpoint: E,
  headers?: Readonly<Record<string, string>>,
): FromContract<E> {
  const isEnveloped = 'entries' in endpoint.response && Object.hasOwn(endpoint.response.entries as object, 'data');
  return {
    query(request) {
      const given = (request ?? {}) as Flat;
      return {
        method: endpoint.method,
        path: fillIn(endpoint.path, given),
        query: pick(endpoint.query, given),
        ...(endpoint.body && { body: given['body'] ?? {} }),
        ...(headers && { headers }),
        ...(endpoint.access === 'family' && { headers: { authorization: `Family ${String(given['link'])}` } }),
        // The session says nothing about who comes with a ticket or a link.
        isPublic:
          endpoint.access === 'public' ||
          endpoint.access === 'family' ||
          (endpoint.access === 'uploader' && given['ticket'] !== undefined),
      };
    },
    // RTK wants input and output of one type, which the contracts promise but valibot's types cannot say.
    rawResponseSchema: endpoint.response as unknown as StandardSchemaV1<ResponseOf<E>>,
    transformResponse: (body) => (isEnveloped ? (body as { data: unknown }).data : body) as AnswerOf<E>,
  };
}
