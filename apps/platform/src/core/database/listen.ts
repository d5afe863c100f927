import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

const AGAIN_MS = 1_000;

/** Hears a channel of PostgreSQL on a connection of its own, and opens another one where that is lost, until it is stopped. */
export function listenOn(open: () => Client, channel: string, onNotice: (text: string) => void): () => Promise<void> {
  const stopping = new AbortController();
  let current: Client | undefined;

  async function hear(): Promise<void> {
    const client = (current = open());
    const ended = new Promise((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => payload && onNotice(payload));
    await client.connect();
    await client.query(`listen ${channel}`);
    await ended;
  }

  async function keepHearing(): Promise<void> {
    while (!stopping.signal.aborted) {
      await hear().catch(() => current?.end().catch(() => undefined));
      await pause(AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const heard = keepHearing();
  return async () => {
    stopping.abort();
    await current?.end().catch(() => undefined);
    await heard;
  };
}
