import type { Endpoint } from '@portal/domain/contract/endpoint';
import type { TestApp } from './test-app.ts';

/** A request as its parts. */
export interface Call {
  readonly params?: Readonly<Record<string, string>>;
  /** With its question mark. */
  readonly query?: string;
  readonly body?: object;
}

/**
 * Who may call an endpoint (G4). `own` is a request that the owner may make; `foreign` names a thing of somebody else and has to
 * look exactly like `missing`, which names nothing. `valid` is where the fuzz starts from, when `own` is not: blind requests never
 * reach a handler (G5).
 */
export interface AccessRow {
  readonly own?: Call;
  readonly foreign?: Call;
  readonly missing?: Call;
  /** What an operator of another desk may not ask. */
  readonly otherDesk?: Call;
  /** It is the work of HELP, so that the operator of another desk is one of APPROVAL. */
  readonly isHelp?: boolean;
  readonly valid?: Call;
}

type Contract = Readonly<Record<string, Endpoint>>;

export interface ResourceAccess {
  readonly rows: Readonly<Record<string, AccessRow>>;
  /** Makes what the rows name, for the owner; what the resource stands on was made before, in the order of the files' paths. */
  seed?(t: TestApp, teacherId: string): Promise<void>;
}

/** The rows of one resource: an endpoint without one does not compile. */
export const defineAccess = <C extends Contract>(
  _contract: C,
  access: ResourceAccess & { readonly rows: { readonly [Name in keyof C]: AccessRow } },
): ResourceAccess => access;

/** A request for one thing of the owner's, and for one that never was. */
export const byId = (id: string, missing: string, request: Omit<Call, 'params'> = {}): AccessRow => ({
  own: { params: { id }, ...request },
  foreign: { params: { id }, ...request },
  missing: { params: { id: missing }, ...request },
});

/** The same where the owner's own call ends the thing: she has another one for it. */
export const endsById = (id: string, own: string, missing: string, request: Omit<Call, 'params'> = {}): AccessRow => ({
  ...byId(id, missing, request),
  own: { params: { id: own }, ...request },
});

/** A request that names one thing of the owner's elsewhere than in the path. */
export const naming = (id: string, missing: string, request: (id: string) => Call): AccessRow => ({
  own: request(id),
  foreign: request(id),
  missing: request(missing),
});

export const CLIENT_ID = '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10';

/** What nobody else may read: it stands in every text of the owner's. */
export const SECRET = '비밀 이야기';
