import { Ellipsis } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu } from '@portal/ui/menu';
import { tools as words } from './dock-messages.ts';
import { ToolButton, type ToolButtonProps } from './tool-button.tsx';
import type { Tool } from './use-tools.ts';

interface MoreToolsProps extends Pick<ToolButtonProps, 'fills' | 'tabIndex'> {
  tools: readonly Tool[];
  /** At the head of a room, where it is a sign alone. */
  isSmall?: boolean;
}

/** The tools for which a phone has no room. */
export function MoreTools({ tools, isSmall = false, ...button }: MoreToolsProps) {
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
      items={tools.map(({ id, icon, name: label, onPress }) => ({
        id,
        label,
        icon: <Icon as={icon} />,
        onSelect: onPress,
      }))}
    />
  );
}
