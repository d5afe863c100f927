import { sessionContract } from '@portal/domain/identity/session.contract';
import type { TokenSet } from '../tokens/token-set.ts';
import { type FirstPartySignIn, postSignIn, type SignInEnvironment } from './first-party-sign-in.ts';

// As the server keeps them: the same letters typed on another keyboard must stay the same password (R27).
const asKept = (text: string) => text.trim().normalize('NFC');

/** The first-party sign-in call (LOG-6). Rejects with a `SignInError`. */
export function signInByPassword(
  environment: SignInEnvironment,
  { username, password, ...call }: FirstPartySignIn & { readonly username: string; readonly password: string },
): Promise<TokenSet> {
  return postSignIn(environment, sessionContract.login, call, {
    grantType: 'password',
    username: asKept(username),
    password: asKept(password),
  });
}
