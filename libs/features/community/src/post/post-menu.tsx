import { Link, Pin, PinOff } from 'lucide-react';
import type { CommunityPost } from '@portal/domain/community/post';
import { paths } from '@portal/domain/site/paths';
import { Icon } from '@portal/ui/icon';
import { WordsMenu } from '../moderation/words-menu.tsx';
import { post as words } from '../post-messages.ts';
import { usePostActs } from './use-post-acts.ts';

/** What can be done with a post besides reading it. */
export function PostMenu({ post }: { post: CommunityPost }) {
  const acts = usePostActs(post);
  const { id, author, isRemoved, isPinned, canPin } = post;
  return (
    <WordsMenu
      said={post}
      label={words.menu(author.name)}
      first={[
        { id: 'copy', label: words.copy, icon: <Icon as={Link} />, onSelect: () => void acts.copy() },
        canPin &&
          !isRemoved && {
            id: 'pin',
            label: isPinned ? words.unpin : words.pin,
            icon: <Icon as={isPinned ? PinOff : Pin} />,
            onSelect: () => void acts.turnPin(),
          },
      ]}
      edit={{ label: words.edit, href: paths.editCommunityPost(id) }}
      deletion={{
        label: words.remove,
        title: words.removeTitle,
        body: words.removeBody(post.kind === 'QUESTION'),
        isRunning: acts.isRemoving,
        run: acts.remove,
      }}
    />
  );
}
