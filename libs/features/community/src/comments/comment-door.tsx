import { chakra } from '@chakra-ui/react/styled-system';
import { useGetGroupQuery } from '@portal/api/community/groups.api';
import type { CommunityPost } from '@portal/domain/community/post';
import { JoinButton } from '../membership/join-button.tsx';
import { comments as words } from '../post-messages.ts';
import { CommentForm } from './comment-form.tsx';

interface CommentDoorProps {
  post: CommunityPost;
  onReload: () => void;
}

/** Where a member says something; everybody else is offered to become one. */
export function CommentDoor({ post, onReload }: CommentDoorProps) {
  const { currentData: group } = useGetGroupQuery({ groupId: post.groupId });
  const isQuestion = post.kind === 'QUESTION';
  if (group?.myRole === null)
    return (
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p color="fg.muted">{words.onlyMembers(isQuestion)}</chakra.p>
        <JoinButton group={group} />
      </chakra.div>
    );
  // Also where the group could not be asked: what she writes is kept, and a refusal says why.
  return <CommentForm postId={post.id} isQuestion={isQuestion} onReload={onReload} />;
}
