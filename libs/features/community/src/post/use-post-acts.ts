import { useNavigate } from 'react-router';
import { useDeletePostMutation, usePinPostMutation } from '@portal/api/community/posts.api';
import type { CommunityPost } from '@portal/domain/community/post';
import { paths, sitePath } from '@portal/domain/site/paths';
import { useAction } from '@portal/portal-core/use-action';
import { boardAddress } from '../frame/board-address.ts';
import { post as words } from '../post-messages.ts';

/** What the menu of a post does at once; whoever deleted one goes on in its group. */
export function usePostActs({ id, groupId, isPinned, kind }: CommunityPost) {
  const [pin] = usePinPostMutation();
  const [remove, removing] = useDeletePostMutation();
  const act = useAction();
  const navigate = useNavigate();
  return {
    isRemoving: removing.isLoading,
    turnPin: () =>
      act(() => pin({ id, body: { isPinned: !isPinned } }).unwrap(), {
        key: id,
        done: isPinned ? words.unpinDone : words.pinDone,
        failed: words.pinFailed,
      }),
    remove: async () => {
      const isGone = await act(() => remove({ id }).unwrap(), { done: words.removed, failed: words.removeFailed });
      if (isGone) void navigate(boardAddress(groupId, kind));
    },
    copy: () =>
      act(() => navigator.clipboard.writeText(`${location.origin}${sitePath(paths.communityPost(id))}`), {
        done: words.copied,
        failed: words.copyFailed,
      }),
  };
}
