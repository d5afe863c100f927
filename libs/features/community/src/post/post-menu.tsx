import { EyeOff, Flag, Link, MoreHorizontal, PencilLine, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CommunityPost } from '@portal/domain/community/post';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { type AskedAbout, canReport } from '../moderation/said.ts';
import { WordsDialogs } from '../moderation/words-dialogs.tsx';
import { removal, report } from '../moderation-messages.ts';
import { post as words } from '../post-messages.ts';
import { usePostActs } from './use-post-acts.ts';

/** What can be done with a post besides reading it, behind its three dots. */
export function PostMenu({ post }: { post: CommunityPost }) {
  const [asked, setAsked] = useState<AskedAbout | 'delete' | null>(null);
  const acts = usePostActs(post);
  const { id, isMine, isRemoved, isPinned, canPin, canRemove } = post;
  const label = words.menu(post.author.name);
  const close = () => setAsked(null);
  const offered: (MenuItem | false)[] = [
    { id: 'copy', label: words.copy, icon: <Icon as={Link} />, onSelect: () => void acts.copy() },
    canPin &&
      !isRemoved && {
        id: 'pin',
        label: isPinned ? words.unpin : words.pin,
        icon: <Icon as={isPinned ? PinOff : Pin} />,
        onSelect: () => void acts.turnPin(),
      },
    isMine &&
      !isRemoved && {
        id: 'edit',
        label: words.edit,
        icon: <Icon as={PencilLine} />,
        href: paths.editCommunityPost(id),
      },
    canReport(post) && {
      id: 'report',
      label: report.item,
      icon: <Icon as={Flag} />,
      onSelect: () => setAsked('report'),
    },
    canRemove &&
      !isRemoved && {
        id: 'take',
        label: removal.item,
        icon: <Icon as={EyeOff} />,
        danger: true,
        separated: true,
        onSelect: () => setAsked('remove'),
      },
    isMine && {
      id: 'delete',
      label: words.remove,
      icon: <Icon as={Trash2} />,
      danger: true,
      separated: true,
      onSelect: () => setAsked('delete'),
    },
  ];
  return (
    <>
      <Menu
        label={label}
        linkAs={RouterLink}
        trigger={<IconButton label={label} icon={<Icon as={MoreHorizontal} size={20} />} />}
        items={offered.filter((item) => item !== false)}
      />
      <WordsDialogs said={post} asked={asked === 'delete' ? null : asked} onClose={close} />
      {asked === 'delete' && (
        <AlertDialog
          open
          title={words.removeTitle}
          confirmLabel={words.remove}
          danger
          loading={acts.isRemoving}
          onConfirm={() => void acts.remove().then(close)}
          onCancel={close}
        >
          {words.removeBody}
        </AlertDialog>
      )}
    </>
  );
}
