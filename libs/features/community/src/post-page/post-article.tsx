import { chakra } from '@chakra-ui/react/styled-system';
import type { CommunityPost } from '@portal/domain/community/post';
import { PageHeading } from '@portal/portal-core/page-heading';
import { StatusChip } from '@portal/ui/status-chip';
import { BackLink } from '../frame/back-link.tsx';
import { boardAddress } from '../frame/board-address.ts';
import { PersonLine } from '../frame/person-line.tsx';
import { GuardedWords } from '../moderation/guarded-words.tsx';
import { isStub } from '../moderation/said.ts';
import { PackCard } from '../packs/pack-card.tsx';
import { PackContents } from '../packs/pack-contents.tsx';
import { LikeButton } from '../post/like-button.tsx';
import { PostFiles } from '../post/post-files.tsx';
import { PostMenu } from '../post/post-menu.tsx';
import { post as words } from '../post-messages.ts';

/** The whole of a post. */
export function PostArticle({ post }: { post: CommunityPost }) {
  const { title, author, content, createdAt, editedAt, files, groupId, groupName, kind, state, pack } = post;
  const isGone = isStub(post);
  return (
    <chakra.article display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <PageHeading
        title={title || words.by(author.name)}
        back={<BackLink href={boardAddress(groupId, kind)}>{groupName}</BackLink>}
        actions={state && !isGone && <StatusChip group="question" status={state} />}
      />
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <PersonLine person={author} at={createdAt} editedAt={editedAt} />
        {!isGone && <PostMenu post={post} />}
      </chakra.div>
      <GuardedWords said={post}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          <chakra.p maxW="38.75rem" whiteSpace="pre-line" overflow="clip" textStyle="body.lg">
            {content}
          </chakra.p>
          {pack ? <PackCard post={post} pack={pack} /> : <PostFiles files={files} />}
          {pack && <PackContents pack={pack} />}
        </chakra.div>
      </GuardedWords>
      {!post.isRemoved && (
        <chakra.div ms="-2">
          <LikeButton post={post} />
        </chakra.div>
      )}
    </chakra.article>
  );
}
