import { useJoinGroupMutation, useLeaveGroupMutation, useMuteGroupMutation } from '@portal/api/community/groups.api';
import type { CommunityGroup } from '@portal/domain/community/group';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { membership as words } from '../messages.ts';

/** Comes into a group, leaves it, and says whether notices come from it. */
export function useMembership({ groupId, groupName, isMuted }: CommunityGroup) {
  const [joinGroup, joining] = useJoinGroupMutation();
  const [leaveGroup, leaving] = useLeaveGroupMutation();
  const [muteGroup] = useMuteGroupMutation();
  const act = useAction();
  const offerUndo = useUndo();
  return {
    isJoining: joining.isLoading,
    isLeaving: leaving.isLoading,
    join: () =>
      act(
        async () => {
          await joinGroup({ groupId }).unwrap();
          offerUndo({
            text: words.joined(groupName),
            undo: async () => void (await leaveGroup({ groupId }).unwrap()),
          });
        },
        { key: groupId, failed: words.joinFailed },
      ),
    leave: () =>
      act(() => leaveGroup({ groupId }).unwrap(), {
        key: groupId,
        done: words.left(groupName),
        failed: words.leaveFailed,
      }),
    turnMute: () =>
      act(() => muteGroup({ groupId, body: { isMuted: !isMuted } }).unwrap(), {
        key: groupId,
        done: isMuted ? words.unmuted : words.muted,
        failed: words.muteFailed,
      }),
  };
}
