import { millisecondsInMinute } from 'date-fns/constants';
import type { Socket as ClientSocket } from 'socket.io-client';
import { reconnectDelay } from './reconnect-delay.ts';

/** What the server answers to a ticket that it does not know. */
const UNAUTHORIZED = 'unauthorized';
/** This person has as many sockets open as the server allows; asking again in a second would not change that. */
const TOO_MANY = 'too_many_sockets';
const TOO_MANY_WAIT_MS = millisecondsInMinute;
/** A connection that lived this long starts the delays anew; a server that hangs up at once does not. */
const STABLE_MS = 5_000;

export interface ConnectionOptions {
  ticket(): Promise<string>;
  isSignedIn(): boolean;
  renew?(): Promise<'renewed' | 'refused' | 'unreachable'>;
  /** This tab was connected before: what happened since may have been missed. */
  isAgain?: boolean;
  onReconnect(): void;
  /** The connection stands, or does no longer. */
  onConnection(isConnected: boolean): void;
  /** No further attempts will be made. */
  onStopped(): void;
}

/**
 * Keeps one socket connected until it is closed. The client's own reconnection is off, because it cannot wait for the new
 * ticket that each attempt needs.
 */
export function keepConnected(socket: ClientSocket, options: ConnectionOptions): { close(): void } {
  let isOver = false;
  let failures = 0;
  let connectedAt: number | undefined;
  let isFirst = options.isAgain !== true;
  let wasRenewed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    isOver = true;
    clearTimeout(timer);
    socket.off();
    socket.disconnect();
  }

  function stop(): void {
    if (isOver) return;
    close();
    options.onStopped();
  }

  async function attempt(): Promise<void> {
    if (isOver) return;
    if (!options.isSignedIn()) return stop();
    let token: string;
    try {
      token = await options.ticket();
    } catch {
      return later();
    }
    if (isOver) return;
    socket.io.opts.query = { token };
    socket.connect();
  }

  function later(atLeastMs = 0): void {
    if (isOver) return;
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(), atLeastMs + reconnectDelay(failures));
    failures += 1;
  }

  async function renewOnce(): Promise<void> {
    if (wasRenewed || !options.renew) return stop();
    wasRenewed = true;
    const outcome = await options.renew();
    if (isOver) return;
    if (outcome === 'refused') return stop();
    return outcome === 'renewed' ? attempt() : later();
  }

  socket.on('connect', () => {
    wasRenewed = false;
    connectedAt = performance.now();
    options.onConnection(true);
    if (!isFirst) options.onReconnect();
    isFirst = false;
  });
  socket.on('disconnect', () => {
    if (connectedAt !== undefined && performance.now() - connectedAt >= STABLE_MS) failures = 0;
    connectedAt = undefined;
    options.onConnection(false);
    later();
  });
  socket.on('connect_error', ({ message }) => {
    if (message === UNAUTHORIZED) void renewOnce();
    else later(message === TOO_MANY ? TOO_MANY_WAIT_MS : 0);
  });

  void attempt();
  return { close };
}
