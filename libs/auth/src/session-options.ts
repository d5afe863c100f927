import type { SessionEnvironment } from './browser/environment.ts';

/** Addresses of the identity provider, as its discovery document names them. */
export interface ProviderEndpoints {
  readonly authorization: string;
  readonly token: string;
  readonly endSession: string;
  readonly revocation: string;
}

export interface SessionOptions {
  /** Origin of the API, '' for the page's own. */
  readonly apiOrigin: string;
  /** The identity provider; both kinds of sign-in are renewed at its token endpoint. */
  readonly issuer: string;
  readonly clientId: string;
  readonly tenantCode: string;
  /** For providers whose endpoints do not stand where oidc-provider puts them. */
  readonly endpoints?: Partial<ProviderEndpoints>;
  /** The literal reading of "refresh fails": being offline ends the session too (D1). */
  readonly clearOnUnreachable?: boolean;
  /** The browser, unless a test gives another world. */
  readonly environment?: SessionEnvironment;
}

export const endpointsOf = ({ issuer, endpoints }: SessionOptions): ProviderEndpoints => ({
  authorization: `${issuer}/auth`,
  token: `${issuer}/token`,
  endSession: `${issuer}/session/end`,
  revocation: `${issuer}/token/revocation`,
  ...endpoints,
});
