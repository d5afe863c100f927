import { createDueWorker } from '../../../core/due-worker.ts';
import type { IntervalWorker } from '../../../core/interval-worker.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { tellRoom } from '../messages/tell-room.ts';
import { type Delivered, deliverLater } from './deliver-later.ts';
import { type DueMessage, type LaterPlace, laterQueries } from './later.queries.ts';

const EVERY_MS = 5_000;

/** Those who have to hear of it: the talk of a message, its sender of one that could not be sent. */
export async function tellDelivered(
  deps: ChatDeps,
  { roomId, senderId }: LaterPlace,
  delivered: Delivered,
): Promise<void> {
  if ('seq' in delivered) await tellRoom(deps, roomId, 'chat.message', { id: roomId, seq: delivered.seq });
  else deps.realtime.tell(senderId, 'chat.changed', { id: roomId });
}

/** Sends what is due: each message in a transaction of its own, and once, however many processes look. */
export function laterSender(deps: ChatDeps): IntervalWorker {
  const { db } = deps.database;
  const { clock } = deps;
  return createDueWorker<DueMessage>(deps, {
    everyMs: EVERY_MS,
    due: (limit, after) => laterQueries(db).due(clock.now(), limit, after),
    async do(place) {
      const delivered = await db.transaction(async (tx) => {
        const row = await laterQueries(tx).claim(place, clock.now());
        return row && deliverLater(tx, deps, row);
      });
      if (delivered) await tellDelivered(deps, place, delivered);
    },
    says: {
      stays: 'a message that was kept stays for now',
      failed: 'sending kept messages failed, and will be tried again',
    },
  });
}
