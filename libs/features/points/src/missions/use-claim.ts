import { useClaimMissionMutation, useClaimMissionsMutation } from '@portal/api/points/points.api';
import type { Mission } from '@portal/domain/points/mission';
import { useToast } from '@portal/portal-core/show-toast';
import { useAction } from '@portal/portal-core/use-action';
import { missions as words } from '../messages.ts';

/** Takes the points of one mission, or of all that are done; each resolves to whether it worked. */
export function useClaim() {
  const [claimMission, one] = useClaimMissionMutation();
  const [claimMissions, all] = useClaimMissionsMutation();
  const act = useAction();
  const toast = useToast();
  return {
    isClaimingAll: all.isLoading,
    /** The mission whose points are on their way. */
    claiming: one.isLoading ? one.originalArgs?.id : undefined,
    claim: ({ id, points }: Mission) =>
      act(() => claimMission({ id }).unwrap(), { done: words.claimed(points), failed: words.claimFailed }),
    claimAll: () =>
      act(
        async () => {
          const { points } = await claimMissions().unwrap();
          // Another window may have taken some of them, or all.
          toast({ type: 'success', title: points > 0 ? words.claimed(points) : words.already });
        },
        { failed: words.claimFailed },
      ),
  };
}
