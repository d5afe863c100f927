import { Ellipsis, Languages } from 'lucide-react';
import { use } from 'react';
import { LANGUAGE_NAMES } from '@portal/family-pages/messages';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu, type MenuItem } from '@portal/ui/menu';
import { ChooseRoomLanguage, RoomLanguage } from '../reading/room-words.ts';
import { useToolWords } from './dock-messages.ts';
import { ToolButton, type ToolButtonProps } from './tool-button.tsx';
import type { Tool } from './use-tools.ts';

interface MoreToolsProps extends Pick<ToolButtonProps, 'fills' | 'tabIndex'> {
  tools: readonly Tool[];
  /** At the head of a room, where it is a sign alone. */
  isSmall?: boolean;
}

/** The other language under the name that its readers know, for who has a choice. */
function useLanguageItems(): MenuItem[] {
  const choose = use(ChooseRoomLanguage);
  const other = use(RoomLanguage) === 'ko' ? 'vi' : 'ko';
  if (!choose) return [];
  const icon = <Icon as={Languages} />;
  return [
    { id: 'language', label: LANGUAGE_NAMES[other], lang: other, icon, separated: true, onSelect: () => choose(other) },
  ];
}

/** The tools for which a phone has no room. */
export function MoreTools({ tools, isSmall = false, ...button }: MoreToolsProps) {
  const words = useToolWords();
  const languages = useLanguageItems();
  const count = tools.reduce((sum, tool) => sum + (tool.count ?? 0), 0);
  const name = [words.more, ...tools.filter((tool) => tool.count).map((tool) => tool.name)].join(', ');
  return (
    <Menu
      label={words.more}
      trigger={
        isSmall ? (
          <IconButton name="more" label={name} icon={<Icon as={Ellipsis} size={20} />} />
        ) : (
          <ToolButton id="more" icon={Ellipsis} label={words.more} name={name} count={count} {...button} />
        )
      }
      items={[
        ...tools.map(({ id, icon, name, act, onPress }) => ({
          id,
          label: act ?? name,
          icon: <Icon as={icon} />,
          onSelect: onPress,
        })),
        ...languages,
      ]}
    />
  );
}
