import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { createRealtimeHub, type RealtimeHub, type RealtimeSink } from './realtime.ts';

const CHANNEL = 'portal_realtime';
/** What one NOTIFY of PostgreSQL takes, less the name of who speaks. */
const BYTES_AT_ONCE = 7_800;

type Name = keyof RealtimeSink;
interface Said {
  readonly name: Name;
  readonly what: readonly unknown[];
}

export interface SharedRealtime extends RealtimeHub {
  /** Hears nothing of the other processes any more. Resolves when they have been told what was said before. */
  leave(): Promise<void>;
}

/**
 * A hub that speaks to the sockets of every process on one PostgreSQL; on the embedded database there is one process. What
 * is said while a process has lost its connection does not reach its sockets.
 */
export function sharedRealtime({ raw, listen }: Database, log: FastifyBaseLogger): SharedRealtime {
  const here = createRealtimeHub();
  if (!listen) return { ...here, leave: () => Promise.resolve() };
  const self = randomUUID();

  const stop = listen(CHANNEL, (text) => {
    try {
      const { from, said } = JSON.parse(text) as { from: string; said: Said[] };
      if (from !== self)
        for (const { name, what } of said) (here[name] as (...what: readonly unknown[]) => void)(...what);
    } catch (err) {
      log.warn({ err }, 'what another process said could not be understood');
    }
  });

  const waiting: string[] = [];
  let sending: Promise<void> | undefined;
  /** One line after the other, or they would overtake each other; each takes what has been said by then. */
  async function send(): Promise<void> {
    // Everybody in a talk is told of a message in the same breath.
    await Promise.resolve();
    while (waiting.length > 0)
      await raw
        .query('select pg_notify($1, $2)', [CHANNEL, `{"from":"${self}","said":[${nextLine(waiting).join()}]}`])
        .catch((err: unknown) => log.warn({ err }, 'the other processes could not be told'));
    sending = undefined;
  }
  const everywhere =
    <N extends Name>(name: N) =>
    (...what: Parameters<RealtimeSink[N]>): void => {
      (here[name] as (...what: unknown[]) => void)(...what);
      waiting.push(JSON.stringify({ name, what } satisfies Said));
      sending ??= send();
    };

  return {
    attach: here.attach,
    tell: everywhere('tell') as RealtimeSink['tell'],
    closeSession: everywhere('closeSession'),
    closeUser: everywhere('closeUser'),
    async leave() {
      await Promise.all([sending, stop()]);
    },
  };
}

/** Takes from the front what one line has room for, and one at least. */
function nextLine(waiting: string[]): string[] {
  let length = 0;
  const over = waiting.findIndex((text) => (length += Buffer.byteLength(text) + 1) > BYTES_AT_ONCE);
  return waiting.splice(0, over === -1 ? waiting.length : Math.max(over, 1));
}
