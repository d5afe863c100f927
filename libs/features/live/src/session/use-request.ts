import type { LIVE_REFUSALS, LiveRequests } from '@portal/domain/live/live-events';
import { useToast } from '@portal/portal-core/show-toast';
import { panels } from '../messages.ts';
import { useRoom } from './use-room.ts';

type Refusals = Partial<Record<(typeof LIVE_REFUSALS)[number], string>>;

/** Says something to the room; a refusal is told, in words of its own where it has some, and resolves to false. */
export function useRequest() {
  const { session } = useRoom();
  const toast = useToast();
  return async <N extends keyof LiveRequests>(
    name: N,
    payload: LiveRequests[N],
    refusals: Refusals = {},
  ): Promise<boolean> => {
    const answer = await session.request(name, payload);
    if (!answer.ok) toast({ type: 'error', title: refusals[answer.code] ?? panels.requestFailed });
    return answer.ok;
  };
}
