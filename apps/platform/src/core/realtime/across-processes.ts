import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { createRealtimeHub, type RealtimeHub, type RealtimeSink } from './realtime.ts';

const CHANNEL = 'portal_realtime';

type Name = keyof RealtimeSink;

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
      const { from, name, what } = JSON.parse(text) as { from: string; name: Name; what: unknown[] };
      if (from !== self) (here[name] as (...what: unknown[]) => void)(...what);
    } catch (err) {
      log.warn({ err }, 'what another process said could not be understood');
    }
  });

  const onTheirWay = new Set<Promise<unknown>>();
  const everywhere =
    <N extends Name>(name: N) =>
    (...what: Parameters<RealtimeSink[N]>): void => {
      (here[name] as (...what: unknown[]) => void)(...what);
      const told = raw
        .query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: self, name, what })])
        .catch((err: unknown) => log.warn({ err, name }, 'the other processes could not be told'))
        .finally(() => onTheirWay.delete(told));
      onTheirWay.add(told);
    };

  return {
    attach: here.attach,
    tell: everywhere('tell') as RealtimeSink['tell'],
    closeSession: everywhere('closeSession'),
    closeUser: everywhere('closeUser'),
    async leave() {
      await Promise.all([...onTheirWay, stop()]);
    },
  };
}
