import type { ServerEvent, ServerEvents } from '@portal/domain/wire/realtime-events';
import type { ChatDeps } from '../chat-deps.ts';
import { messageQueries } from './messages.queries.ts';

/** Everybody in the room hears it; who has no account is nowhere to hear. */
export async function tellRoom<E extends ServerEvent>(
  { database: { db }, realtime }: Pick<ChatDeps, 'database' | 'realtime'>,
  roomId: string,
  event: E,
  payload: ServerEvents[E],
): Promise<void> {
  for (const id of await messageQueries(db).memberIds(roomId)) realtime.tell(id, event, payload);
}
