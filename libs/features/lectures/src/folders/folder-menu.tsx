import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu } from '@portal/ui/menu';
import { rail as words } from '../messages.ts';

interface FolderMenuProps {
  name: string;
  onRename: () => void;
  onRemove: () => void;
}

/** What can be done with a folder. */
export function FolderMenu({ name, onRename, onRemove }: FolderMenuProps) {
  const label = words.menu(name);
  return (
    <Menu
      label={label}
      trigger={<IconButton size="sm" label={label} icon={<Icon as={MoreHorizontal} size={18} />} />}
      items={[
        { id: 'rename', label: words.rename, icon: <Icon as={Pencil} />, onSelect: onRename },
        {
          id: 'remove',
          label: words.remove,
          icon: <Icon as={Trash2} />,
          danger: true,
          separated: true,
          onSelect: onRemove,
        },
      ]}
    />
  );
}
