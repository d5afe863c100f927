import {
  Ban,
  BookOpen,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  MoreHorizontal,
  Repeat,
  Settings2,
} from 'lucide-react';
import type { ClassSummary } from '@portal/domain/classes/class';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { row } from '../messages.ts';
import { type ClassAction, classActions } from './class-actions.ts';

export type AskedAction = Exclude<ClassAction, 'rollOver'>;

interface Props {
  shown: Pick<ClassSummary, 'id' | 'name' | 'progress' | 'canceledAt' | 'isTrial'>;
  /** On the page of the class itself the way to it is left out. */
  isOpen?: boolean;
  onAction: (action: AskedAction) => void;
}

const ICONS: Record<ClassAction, LucideIcon> = { settings: Settings2, rollOver: Repeat, cancel: Ban };

/** Everything that can be done with one class, behind its three dots. */
export function ClassMenu({ shown, isOpen = false, onAction }: Props) {
  const label = row.menu(shown.name);
  const ways: MenuItem[] = [
    { id: 'open', label: row.open, icon: <Icon as={BookOpen} />, href: paths.classDetail(shown.id) },
    { id: 'chat', label: row.chat, icon: <Icon as={MessageCircle} />, href: paths.classChat(shown.id) },
    ...(shown.canceledAt === null && shown.progress !== 'FINISHED'
      ? [
          {
            id: 'announce',
            label: row.announce,
            icon: <Icon as={Megaphone} />,
            href: paths.newChatAnnouncement(shown.id),
          },
        ]
      : []),
  ];
  const actions = classActions(shown).map((action): MenuItem => ({
    id: action,
    label: row[action],
    icon: <Icon as={ICONS[action]} />,
    danger: action === 'cancel',
    separated: action === 'cancel',
    ...(action === 'rollOver' ? { href: paths.classRollOver(shown.id) } : { onSelect: () => onAction(action) }),
  }));
  return (
    <Menu
      label={label}
      linkAs={RouterLink}
      trigger={<IconButton label={label} icon={<Icon as={MoreHorizontal} size={20} />} />}
      items={[...ways.slice(isOpen ? 1 : 0), ...actions]}
    />
  );
}
