import type { ProviderProof } from '@portal/auth/provider-sign-in';
import type { LoginProvider } from '@portal/domain/identity/user';
import { login, oauth } from '../messages.ts';

type SocialTokens = Pick<ProviderProof, 'idToken' | 'accessToken'>;

/** What we use of Google Identity Services, the script that the server wrote into the document. */
interface GoogleIdentity {
  initialize(options: { client_id: string; callback: (answer: { credential?: unknown }) => void }): void;
  prompt(listener: (moment: GoogleMoment) => void): void;
}

interface GoogleMoment {
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason(): string;
  /** Missing where the browser itself asks (FedCM). */
  isNotDisplayed?(): boolean;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
    /**
     * For providers without a script of Google's kind: the script of SOCIAL_SCRIPT_URL defines it, asks the visitor in the
     * provider's own way and resolves to the token; it rejects, or resolves to no token, when she leaves.
     */
    portalSocialSignIn?: (provider: LoginProvider) => Promise<SocialTokens>;
  }
}

/** The script is not there, or the visitor gave no consent; the message can be shown. */
export class SocialSignInError extends Error {
  override readonly name = 'SocialSignInError';
}

const notLoaded = () => new SocialSignInError(oauth.authError);
const notFinished = () => new SocialSignInError(login.socialNotFinished);

/** Lets the provider ask its visitor. Resolves to exactly one token; rejects with a `SocialSignInError`. */
export async function askProvider(provider: LoginProvider, clientId: string): Promise<SocialTokens> {
  const ask = window.portalSocialSignIn;
  const google = window.google?.accounts?.id;
  if (provider === 'google' && google) return { idToken: await askGoogle(google, clientId) };
  if (!ask) throw notLoaded();
  const tokens = await ask(provider).catch(() => {
    throw notFinished();
  });
  if (tokens.idToken) return { idToken: tokens.idToken };
  if (tokens.accessToken) return { accessToken: tokens.accessToken };
  throw notFinished();
}

function askGoogle(google: GoogleIdentity, clientId: string): Promise<string> {
  return new Promise((resolve, reject) => {
    google.initialize({
      client_id: clientId,
      callback({ credential }) {
        if (typeof credential === 'string' && credential !== '') resolve(credential);
        else reject(notFinished());
      },
    });
    google.prompt((moment) => {
      const isLeft = moment.isDismissedMoment() && moment.getDismissedReason() !== 'credential_returned';
      if (isLeft || moment.isSkippedMoment() || moment.isNotDisplayed?.()) reject(notFinished());
    });
  });
}
