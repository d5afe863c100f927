import { loginTypeContract } from '@portal/domain/identity/login-type.contract';
import type { LoginProvider } from '@portal/domain/identity/user';
import type { TokenSet } from '../tokens/token-set.ts';
import { type FirstPartySignIn, postSignIn, type SignInEnvironment } from './first-party-sign-in.ts';

/** What a provider's script gave its visitor: an ID token, or an access token where it makes none. */
export interface ProviderProof {
  readonly provider: LoginProvider;
  readonly idToken?: string | undefined;
  readonly accessToken?: string | undefined;
}

/** Sign-in by google, facebook or zalo (LOG-7). Rejects with a `SignInError`. */
export function signInByProvider(
  environment: SignInEnvironment,
  { provider, idToken, accessToken, ...call }: FirstPartySignIn & ProviderProof,
): Promise<TokenSet> {
  return postSignIn(environment, loginTypeContract.loginWithProvider, call, { provider, idToken, accessToken });
}
