/** A request that the document started before the bundle arrived. */
export interface EarlyProfile {
  readonly url: string;
  /** Value of its authorization header: an answer for another token is of no use. */
  readonly authorization: string;
  readonly response: Promise<Response>;
}

/** What the inline starter leaves for the bundle. */
export interface EarlyState {
  profile?: EarlyProfile;
  /** Address of the way back from the identity provider, taken out of the address bar before any other script. */
  callbackUrl?: string;
}

declare global {
  interface Window {
    portalEarly?: EarlyState;
  }
}
