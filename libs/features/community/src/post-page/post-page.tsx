import { chakra } from '@chakra-ui/react/styled-system';
import { useParams, useSearchParams } from 'react-router';
import { useGetPostQuery } from '@portal/api/community/posts.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { CommentSection } from '../comments/comment-section.tsx';
import { useComments } from '../comments/use-comments.ts';
import { BackLink } from '../frame/back-link.tsx';
import { FRESH } from '../frame/fresh.ts';
import { Gone } from '../frame/gone.tsx';
import { isStub } from '../moderation/said.ts';
import { post as words } from '../post-messages.ts';
import { useShown } from '../state/use-shown.ts';
import { PostArticle } from './post-article.tsx';

/** /account/community/posts/:postId: a post and what others said to it (COM-1). */
export function PostPage() {
  const { postId = '' } = useParams();
  const wanted = useSearchParams()[0].get('comment');
  const query = useGetPostQuery({ id: postId }, FRESH);
  // Asked for here: beside the post, not behind it.
  const comments = useComments(postId, wanted);
  useShown('post', postId);
  return (
    <chakra.div pb={{ base: '24', md: '10' }} maxW="46rem">
      {!query.currentData && (
        <PageHeading title={words.title} back={<BackLink href={paths.community()}>{words.toGroups}</BackLink>} />
      )}
      <QueryState
        query={query}
        failed={words.failed}
        skeleton={<SkeletonText lines={4} label={words.loading} />}
        gone={<Gone title={words.gone} body={words.goneBody} href={paths.community()} way={words.toGroups} />}
      >
        {(post) => (
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
            <PostArticle post={post} />
            {!isStub(post) && <CommentSection key={post.id} post={post} list={comments} wanted={wanted} />}
          </chakra.div>
        )}
      </QueryState>
    </chakra.div>
  );
}
