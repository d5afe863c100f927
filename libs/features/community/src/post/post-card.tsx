import { chakra } from '@chakra-ui/react/styled-system';
import { MessageSquare, Pin } from 'lucide-react';
import type { CommunityPost } from '@portal/domain/community/post';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { PersonLine } from '../frame/person-line.tsx';
import { GuardedWords } from '../moderation/guarded-words.tsx';
import { isStub } from '../moderation/said.ts';
import { PackCard } from '../packs/pack-card.tsx';
import { post as words } from '../post-messages.ts';
import { LikeButton } from './like-button.tsx';
import { PostFiles } from './post-files.tsx';
import { PostMenu } from './post-menu.tsx';

/** A post as the list of its group shows it. */
export function PostCard({ post }: { post: CommunityPost }) {
  const { id, title, author, createdAt, editedAt, isPinned, comments, files } = post;
  const href = paths.communityPost(id);
  return (
    <chakra.li
      px={{ base: 'sheet', md: '6' }}
      py="5"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      borderBottomWidth="1px"
      bg={isPinned ? 'celadon.subtle' : undefined}
      _last={{ borderBottomWidth: '0' }}
    >
      {isPinned && (
        <chakra.p display="flex" alignItems="center" gap="2" textStyle="label" color="celadon.fg">
          <Icon as={Pin} size={16} />
          {words.pinned}
        </chakra.p>
      )}
      <PersonLine person={author} at={createdAt} editedAt={editedAt} />
      {title ? (
        <chakra.h3 textStyle="title.sm">
          <TextLink href={href} linkAs={RouterLink} variant="quiet" touch color="fg">
            {title}
          </TextLink>
        </chakra.h3>
      ) : (
        <VisuallyHidden as="h3">{words.by(author.name)}</VisuallyHidden>
      )}
      <GuardedWords said={post}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
          <chakra.p maxW="38.75rem" whiteSpace="pre-line" lineClamp={6}>
            {post.content}
          </chakra.p>
          {post.pack ? <PackCard post={post} pack={post.pack} /> : <PostFiles files={files} />}
        </chakra.div>
      </GuardedWords>
      {!isStub(post) && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" ms="-2">
          {!post.isRemoved && <LikeButton post={post} />}
          <TextLink href={href} linkAs={RouterLink} variant="quiet" touch px="2" gap="2" textStyle="label">
            <Icon as={MessageSquare} size={16} />
            <span>
              {words.comments(comments)}
              <VisuallyHidden> {words.more}</VisuallyHidden>
            </span>
          </TextLink>
          <chakra.div ms="auto">
            <PostMenu post={post} />
          </chakra.div>
        </chakra.div>
      )}
    </chakra.li>
  );
}
