import { TYPING_EVERY_MS } from '@portal/domain/chat/states/typing';
import { createRateLimiter } from '../../../core/http/rate-limit.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { messageQueries } from './messages.queries.ts';

/**
 * Tells the others in a talk that somebody writes; nothing of it is kept. Who is not in it, or says it too often, is not heard
 * (security 2.10).
 */
export function typingSignals({
  database: { db },
  clock,
  realtime,
}: Pick<ChatDeps, 'database' | 'clock' | 'realtime'>) {
  const writers = createRateLimiter(clock, 1, TYPING_EVERY_MS);
  return async (memberId: string, roomId: string): Promise<void> => {
    if (writers.take(memberId) > 0) return;
    const memberIds = await messageQueries(db).memberIds(roomId);
    if (!memberIds.includes(memberId)) return;
    for (const id of memberIds) if (id !== memberId) realtime.tell(id, 'chat.typing', { id: roomId, memberId });
  };
}
