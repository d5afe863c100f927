import { ThumbsUp } from 'lucide-react';
import { useLikePostMutation } from '@portal/api/community/posts.api';
import type { CommunityPost } from '@portal/domain/community/post';
import { useAction } from '@portal/portal-core/use-action';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { post as words } from '../post-messages.ts';

/** How many like a post; a press joins them, or takes hers back. */
export function LikeButton({ post: { id, likes, isLiked } }: { post: CommunityPost }) {
  const [like] = useLikePostMutation();
  const act = useAction();
  return (
    <Button
      variant="ghost"
      size="sm"
      minW="touch"
      color={isLiked ? 'celadon.fg' : 'fg.muted'}
      aria-pressed={isLiked}
      startIcon={<Icon as={ThumbsUp} />}
      onClick={() =>
        void act(() => like({ id, body: { isLiked: !isLiked } }).unwrap(), { key: id, failed: words.likeFailed })
      }
    >
      <VisuallyHidden>{words.like} </VisuallyHidden>
      <span>{words.likes(likes)}</span>
    </Button>
  );
}
