import type { ClientEvent, ClientEvents, ServerEvent, ServerEvents } from '@portal/domain/wire/realtime-events';

/** What the api asks of the session; `@portal/auth` implements it (security 2.1). */
export interface TransportSession {
  accessToken(): string | undefined;
  /** Resolves when no refresh is under way; never rejects. */
  settled(): Promise<void>;
  /** Asks for a new token in place of `used`, the one that the refused request carried; many callers share one refresh. */
  refresh(used: string | undefined): Promise<'renewed' | 'refused' | 'unreachable'>;
  /** Renewed tokens are refused again and again: the session has to end. */
  refusedAfterRenewal(): void;
  /** After the session expired: whether its person signs in again over the page (W9). False at once where nobody is asked. */
  goesOn(): Promise<boolean>;
}

/** Server events that keep caches up to date; `@portal/chat-socket` implements it. Whatever takes a listener returns its undoing. */
export interface Realtime {
  on<E extends ServerEvent>(event: E, listener: (payload: ServerEvents[E]) => void): () => void;
  /** Says something that is worth nothing later: without a connection it is lost. */
  say<E extends ClientEvent>(event: E, payload: ClientEvents[E]): void;
  /** Told after every connection but the first, because events may have been missed in between. */
  onReconnect(listener: () => void): () => void;
  /** Whether events come now; without them, what has to be current is asked for now and then. */
  isConnected(): boolean;
  /** Told whenever `isConnected` has changed. */
  onConnectionChange(listener: () => void): () => void;
}

/** The outer world of the api, given once by the portal, by tests and by stories. */
export interface Transport {
  /** Origin of the API, '' for the page's own. The bearer token goes nowhere else (R07). */
  readonly origin: string;
  /** The common headers except the bearer token (SES-6). */
  readonly headers: () => Record<string, string>;
  readonly session: TransportSession;
  readonly realtime: Realtime;
  readonly fetch?: typeof fetch;
}

let current: Transport | undefined;

export function configureTransport(transport: Transport): void {
  current = transport;
}

export function transport(): Transport {
  if (!current) throw new Error('configureTransport() has to run before the first request');
  return current;
}
