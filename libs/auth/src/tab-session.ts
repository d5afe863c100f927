import type { ProviderProof } from './sign-in/provider-sign-in.ts';

export type SessionEvent = 'signed-in' | 'signed-out' | 'expired' | 'switched' | 'held' | 'resumed';

/** The session of one tab: everything that a screen or the api may ask of it. */
export interface Session {
  /** Whether the login cookie stands (SES-1). */
  isSignedIn(): boolean;
  accessToken(): string | undefined;
  /** Resolves when no refresh is under way; never rejects. */
  settled(): Promise<void>;
  /** Renews the token `used`; however many ask, one refresh is under way (security 2.1). */
  refresh(used: string | undefined): Promise<'renewed' | 'refused' | 'unreachable'>;
  refusedAfterRenewal(): void;
  /** Whose words stand on the page; null while nobody's do. Hers are kept when the session expires (W9). */
  belongTo(userId: string | null): void;
  /** The session expired and the page stands as it was; `isSignedIn` says what it said, and no token leaves. */
  isHeld(): boolean;
  /** Resolves when a held page ends its wait: whether it goes on. False at once where nothing is held. */
  goesOn(): Promise<boolean>;
  /** Leaves a held page for the login page. */
  giveUp(): void;
  /** Rejects with a `SignInError`: status, code, message and retryAfter like those of an `ApiProblem`. */
  signIn(credentials: { username: string; password: string; remember: boolean }): Promise<void>;
  /** The same with what google, facebook or zalo gave (LOG-7). */
  signInWithProvider(proof: ProviderProof & { remember: boolean }): Promise<void>;
  /** Leaves for the identity provider, or opens it in a small window where the browser allows one. */
  startOAuth(options: { returnTo: string; signUp?: boolean; remember?: boolean; inWindow?: boolean }): Promise<void>;
  /** Takes the way back; rejects with an `OAuthCallbackError`. `returnTo` is a path below the site prefix. */
  finishOAuth(url: URL): Promise<{ returnTo: string; inWindow?: boolean }>;
  /** Ends at the provider's logout, which leads to the login page. */
  signOut(): Promise<void>;
  /**
   * `switched`: another sign-in took place; the page is about to be loaded anew. `held` and `resumed`: the session expired
   * under a page that stays, and its person is back.
   */
  subscribe(listener: (event: SessionEvent) => void): () => void;
  deviceId(): string;
  /** The browser refuses our cookies: tokens live in this tab only, and the screen has to say so (R60). */
  cookiesBlocked(): boolean;
}
