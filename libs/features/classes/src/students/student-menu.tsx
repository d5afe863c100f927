import { ArrowRightLeft, MoreHorizontal, UserMinus } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu } from '@portal/ui/menu';
import { menu as words } from '../student-messages.ts';

/** How a student leaves the class. */
export type LeavingAction = 'move' | 'remove';

interface Props {
  name: string;
  onAction: (action: LeavingAction) => void;
}

/** What can be done with one student, behind the three dots of his card. */
export function StudentMenu({ name, onAction }: Props) {
  const label = words.label(name);
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Icon as={MoreHorizontal} size={20} />} />}
      items={[
        { id: 'move', label: words.move, icon: <Icon as={ArrowRightLeft} />, onSelect: () => onAction('move') },
        {
          id: 'remove',
          label: words.remove,
          icon: <Icon as={UserMinus} />,
          danger: true,
          separated: true,
          onSelect: () => onAction('remove'),
        },
      ]}
    />
  );
}
