import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

const AGAIN_MS = 1_000;

/** Hears a channel of PostgreSQL on a connection of its own, and opens another one where that is lost, until it is stopped. */
export function listenOn(open: () => Client, channel: string, onNotice: (text: string) => void): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = once(signal, 'abort');

  async function hear(): Promise<void> {
    const client = open();
    const lost = new Promise((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => payload && onNotice(payload));
    // A client that is ended before it has come through may never say so: it is ended where it was opened.
    await client.connect();
    try {
      signal.throwIfAborted();
      await client.query(`listen ${channel}`);
      await Promise.race([lost, stopped]);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function keepHearing(): Promise<void> {
    while (!signal.aborted) {
      await hear().catch(() => undefined);
      await pause(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const heard = keepHearing();
  return async () => {
    stopping.abort();
    await heard;
  };
}
