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
  /** For providers whose endpoints do not stand where oidc-provider puts them; '' is one that is not there. */
  readonly endpoints?: Partial<ProviderEndpoints>;
  readonly scope?: string;
  /** Whether the provider's answers carry `iss` (RFC 9207), which is demanded then; yes unless said otherwise. */
  readonly namesIssuer?: boolean;
  readonly idTokenAlgorithms?: readonly string[];
  /** Where people register: 'PROMPT' asks the provider for its page, an address is gone to. */
  readonly signUp?: string;
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
