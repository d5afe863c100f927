import type { GenericSchema, InferOutput, ObjectEntries, ObjectSchema, StrictObjectSchema } from 'valibot';
import type { ErrorCode } from './error-code.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: anyone, a family by the link of its letters, a signed-in user or a visitor with a ticket for files, any
 * signed-in user, a teacher, an operator.
 */
export type Access = 'public' | 'family' | 'uploader' | 'user' | 'teacher' | 'operator';

type ObjectOf<Entries extends ObjectEntries> =
  ObjectSchema<Entries, undefined> | StrictObjectSchema<Entries, undefined>;
type Shape = ObjectOf<ObjectEntries>;

/**
 * One HTTP endpoint, declared once; the platform, the portal's api, the fakes of tests and the OpenAPI page derive from it.
 * Schemas keep input and output of one type (no transforms). Requests are strict objects, so that an unknown field is
 * refused; answers are plain ones, so that a column nobody declared is dropped. `response` is the whole body of a success.
 */
export interface Endpoint {
  readonly method: HttpMethod;
  /** Absolute path below the API origin, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: GenericSchema;
  /** Extra request headers beside the common ones, as lower-case names. */
  readonly headers?: Shape;
  readonly response: GenericSchema;
  /** Status of a success, 200 unless named. */
  readonly status?: 200 | 201;
  /** How long anyone on the way may keep the answer; only where it is public and the same for everyone. */
  readonly cacheSeconds?: number;
  /** The codes that this endpoint may answer beside those of `COMMON_ERROR_CODES`. */
  readonly errors: readonly ErrorCode[];
}

export type Contract = Readonly<Record<string, Endpoint>>;

/** Names of the `:parameters` of a path. */
export type PathParameter<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** `params` must name exactly the placeholders of `path`; anything else does not compile. */
type ParamsAgree<E extends Endpoint> = [PathParameter<E['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: ObjectOf<Record<PathParameter<E['path']>, GenericSchema>> };

/** Declares the endpoints of one resource and checks each against its own path. */
export function defineContract<const C extends Contract>(contract: C & { [K in keyof C]: ParamsAgree<C[K]> }): C {
  return contract;
}

type OutputOf<S> = S extends GenericSchema ? InferOutput<S> : undefined;

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;
export type ResponseOf<E extends Endpoint> = InferOutput<E['response']>;

/** What a reader of the answer wants: the content of `data` where the body is `{ data }`, else the body. */
export type AnswerOf<E extends Endpoint> = ResponseOf<E> extends { data: infer D } ? D : ResponseOf<E>;

/** Everything that a caller gives: path parameters, query and body in one object, and the secret of a family's link. */
export type RequestOf<E extends Endpoint> = (E['access'] extends 'family' ? { link: string } : object) &
  (ParamsOf<E> extends undefined ? object : ParamsOf<E>) &
  (QueryOf<E> extends undefined ? object : QueryOf<E>) &
  (BodyOf<E> extends undefined ? object : { body: BodyOf<E> });
