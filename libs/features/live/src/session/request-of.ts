import type { LIVE_REFUSALS, LiveRequests } from '@portal/domain/live/live-events';
import { useToast } from '@portal/portal-core/show-toast';
import { useRequestWords } from '../request-messages.ts';
import type { RoomSession } from './room-session.ts';

type Refusals = Partial<Record<(typeof LIVE_REFUSALS)[number], string>>;

export type Request = <N extends keyof LiveRequests>(
  name: N,
  payload: LiveRequests[N],
  refusals?: Refusals,
) => Promise<boolean>;

/** Says something to the room; a refusal is told, in words of its own where it has some, and resolves to false. */
export function useRequestOf(session: Pick<RoomSession, 'request'>): Request {
  const toast = useToast();
  const words = useRequestWords();
  return async (name, payload, refusals = {}) => {
    const answer = await session.request(name, payload);
    if (!answer.ok) {
      const title = refusals[answer.code] ?? (answer.code === 'NOT_IN_ROOM' ? words.noLine : words.failed);
      toast({ type: 'error', title });
    }
    return answer.ok;
  };
}
