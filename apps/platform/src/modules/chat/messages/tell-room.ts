import type { ServerEvent, ServerEvents } from '@portal/domain/wire/realtime-events';
import type { ChatDeps } from '../chat-deps.ts';
import { messageQueries } from './messages.queries.ts';

/** Those of a room hear it; who has no account is nowhere to hear. */
export function tellMembers<E extends ServerEvent>(
  { realtime }: Pick<ChatDeps, 'realtime'>,
  memberIds: readonly string[],
  event: E,
  payload: ServerEvents[E],
): void {
  for (const id of memberIds) realtime.tell(id, event, payload);
}

/** Everybody who is in the room now hears it. */
export async function tellRoom<E extends ServerEvent>(
  deps: Pick<ChatDeps, 'database' | 'realtime'>,
  roomId: string,
  event: E,
  payload: ServerEvents[E],
): Promise<void> {
  tellMembers(deps, await messageQueries(deps.database.db).memberIds(roomId), event, payload);
}
