import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { SOCKET_PATH } from '@portal/domain/wire/realtime-events';

const AGAIN_MS = 50;

interface Reading {
  /** Where the line begins, and what the server calls itself. */
  readonly at: string;
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly room: string;
}

export interface ChatReader {
  /** What came, in the order in which it came. */
  readonly read: ChatMessage[];
  close(): void;
}

/** Reads a talk as the portal does: told by its socket that there is more, and after each new connection. */
export function readSteadily({ at, origin, headers, room }: Reading): ChatReader {
  const read: ChatMessage[] = [];
  let isClosed = false;
  let isBehind = false;
  let isReading = false;

  const data = async <T>(path: string, method = 'GET'): Promise<T> => {
    const answer = await fetch(`${at}${path}`, { method, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return ((await answer.json()) as { data: T }).data;
  };

  async function catchUp(): Promise<void> {
    isBehind = true;
    if (isReading) return;
    isReading = true;
    while (isBehind && !isClosed) {
      isBehind = false;
      const after = read.at(-1)?.seq ?? 0;
      try {
        const page = await data<{ lastSeq: number; items: ChatMessage[] }>(
          `/messaging/v1/chats/${room}/messages?after=${after}&size=100`,
        );
        read.push(...page.items);
        isBehind ||= (page.items.at(-1)?.seq ?? after) < page.lastSeq;
      } catch {
        isBehind = true;
        await pause(AGAIN_MS);
      }
    }
    isReading = false;
  }

  async function connect(): Promise<void> {
    while (!isClosed) {
      const token = await data<{ ticket: string }>('/mid/v1/auth/ws-ticket', 'POST').catch(() => undefined);
      if (token) await connected(token.ticket);
      await pause(AGAIN_MS);
    }
  }

  /** Until it is cut. */
  const connected = (token: string) =>
    new Promise<void>((resolve) => {
      const socket = io(at, {
        path: SOCKET_PATH,
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        // A line that is cut in the middle of its first words says so to nobody; the portal waits 20 s.
        timeout: 1_000,
        query: { token },
        extraHeaders: { origin },
      });
      closing = () => socket.disconnect();
      socket.on('ready', () => void catchUp());
      socket.on('chat.message', () => void catchUp());
      for (const end of ['disconnect', 'connect_error'] as const) socket.on(end, () => resolve());
    });
  let closing = () => undefined as unknown;

  void connect();
  return {
    read,
    close() {
      isClosed = true;
      closing();
    },
  };
}
