import type { GenericSchema, InferInput } from 'valibot';
import type { Endpoint } from '@portal/domain/contract/endpoint';
import type { TestApp } from './test-app.ts';

/** What a call sends: the body of its endpoint, or none. */
export interface Sent {
  readonly body?: object | undefined;
}

/** What an endpoint may be sent. */
type SentTo<E extends Endpoint> = E extends { readonly body: infer B extends GenericSchema<object | undefined> }
  ? undefined extends InferInput<B>
    ? { readonly body?: InferInput<B> }
    : { readonly body: InferInput<B> }
  : { readonly body?: never };

/** A request beside what its path names; `query` with its question mark. */
export type Request<S extends Sent = Sent> = NoInfer<S> & { readonly query?: string };

/** The last argument of what makes a row: where the endpoint has a body, it has to be given. */
export type Beside<S extends Sent> = object extends S ? [request?: Request<S>] : [request: Request<S>];

/** A request as its parts. */
export type Call<S extends Sent = Sent> = S & {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
};

/**
 * Who may call an endpoint (G4). `own` is a request that the owner may make; `foreign` names a thing of somebody else and has to
 * look exactly like `missing`, which names nothing. `valid` is where the fuzz starts from, when `own` is not: blind requests never
 * reach a handler (G5).
 */
export interface AccessRow<S extends Sent = Sent> {
  readonly own?: Call<S>;
  readonly foreign?: Call<S>;
  readonly missing?: Call<S>;
  /** What an operator of another desk may not ask. */
  readonly otherDesk?: Call<S>;
  /** It is the work of HELP, so that the operator of another desk is one of APPROVAL. */
  readonly isHelp?: boolean;
  readonly valid?: Call<S>;
}

type Contract = Readonly<Record<string, Endpoint>>;

export interface ResourceAccess {
  readonly rows: Readonly<Record<string, AccessRow>>;
  /** Makes what the rows name, for the owner; what the resource stands on was made before, in the order of the files' paths. */
  seed?(t: TestApp, teacherId: string): Promise<void>;
}

/** The rows of one resource: an endpoint without one does not compile, nor a row whose body is not the endpoint's. */
export const defineAccess = <C extends Contract>(
  _contract: C,
  access: ResourceAccess & { readonly rows: { readonly [Name in keyof C]: AccessRow<SentTo<C[Name]>> } },
): ResourceAccess => access;

/** A request for what its path names. */
export const callOf = <S extends Sent>(params: Call['params'], ...[request]: Beside<S>) =>
  ({ params, ...request }) as Call<S>;

/** A request that is hers by what its path names, where nothing is foreign to anybody. */
export const ownOf = <S extends Sent>(params: Call['params'], ...beside: Beside<S>): AccessRow<S> => ({
  own: callOf<S>(params, ...beside),
});

/** A request for one thing of the owner's, and for one that never was. */
export const byId = <S extends Sent>(id: string, missing: string, ...beside: Beside<S>): AccessRow<S> => ({
  own: callOf<S>({ id }, ...beside),
  foreign: callOf<S>({ id }, ...beside),
  missing: callOf<S>({ id: missing }, ...beside),
});

/** Rows for what can be asked of one thing: `on()`, or `on({ body: … })`. */
export const actingOn =
  (id: string, missing: string) =>
  <S extends Sent>(...beside: Beside<S>): AccessRow<S> =>
    byId<S>(id, missing, ...beside);

/** As `byId`, where the owner's own call ends the thing: she has another one for it. */
export const endsById = <S extends Sent>(
  id: string,
  own: string,
  missing: string,
  ...beside: Beside<S>
): AccessRow<S> => ({ ...byId<S>(id, missing, ...beside), own: callOf<S>({ id: own }, ...beside) });

/** A request that names one thing of the owner's elsewhere than in the path. */
export const naming = <S extends Sent>(
  id: string,
  missing: string,
  request: (id: string) => Call<NoInfer<S>>,
): AccessRow<S> => ({ own: request(id), foreign: request(id), missing: request(missing) });

export const CLIENT_ID = '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10';

/** What nobody else may read: it stands in every text of the owner's. */
export const SECRET = '비밀 이야기';
