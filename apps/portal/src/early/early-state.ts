/** A request that the document started before the bundle arrived. */
export interface EarlyAnswer {
  readonly url: string;
  /** Value of its authorization header, null without one: an answer for another token is of no use. */
  readonly authorization: string | null;
  readonly response: Promise<Response>;
}

/** What the inline starter leaves for the bundle. */
export interface EarlyState {
  /** The profile, and what the entered page shows first. */
  answers?: EarlyAnswer[];
  /** Address whose query is a key, taken out of the address bar before any other script. */
  secretUrl?: string;
}

declare global {
  interface Window {
    portalEarly?: EarlyState;
  }
}
