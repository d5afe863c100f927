import type { LiveRequests } from '@portal/domain/live/live-events';
import { useToast } from '@portal/portal-core/show-toast';
import { panels } from '../messages.ts';
import { useRoom } from './use-room.ts';

/** Says something to the room; a refusal is told, and resolves to false. */
export function useRequest() {
  const { session } = useRoom();
  const toast = useToast();
  return async <N extends keyof LiveRequests>(name: N, payload: LiveRequests[N]): Promise<boolean> => {
    const { ok } = await session.request(name, payload);
    if (!ok) toast({ type: 'error', title: panels.requestFailed });
    return ok;
  };
}
