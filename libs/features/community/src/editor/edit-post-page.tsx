import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { useGetPostQuery } from '@portal/api/community/posts.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { BackLink } from '../frame/back-link.tsx';
import { Gone } from '../frame/gone.tsx';
import { editor as words, post as postWords } from '../post-messages.ts';
import { useShown } from '../state/use-shown.ts';
import { PostForm } from './post-form.tsx';

/** /account/community/posts/:postId/edit: her own post is changed; the page says which one while it stands (COM-1). */
export function EditPostPage() {
  const { postId = '' } = useParams();
  const query = useGetPostQuery({ id: postId });
  useShown('update', postId);
  const toPost = { href: paths.communityPost(postId), way: words.toPost };
  return (
    <chakra.div pb="10">
      <PageHeading title={words.change} back={<BackLink href={paths.communityPost(postId)}>{words.toPost}</BackLink>} />
      <QueryState
        query={query}
        failed={postWords.failed}
        skeleton={<SkeletonText lines={4} label={postWords.loading} />}
        gone={
          <Gone title={postWords.gone} body={postWords.goneBody} href={paths.community()} way={postWords.toGroups} />
        }
      >
        {(post) => {
          if (!post.isMine) return <Gone title={words.notMine} body={words.notMineBody} {...toPost} />;
          if (post.isRemoved) return <Gone title={words.taken} body={words.takenBody} {...toPost} />;
          return (
            <chakra.div mt="4">
              <PostForm key={post.id} groupId={post.groupId} kind={post.kind} post={post} />
            </chakra.div>
          );
        }}
      </QueryState>
    </chakra.div>
  );
}
