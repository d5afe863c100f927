import { KeyRound, ListChecks, type LucideIcon, MoreHorizontal, UserCheck, UserX } from 'lucide-react';
import type { Operator } from '@portal/domain/identity/operator';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu } from '@portal/ui/menu';
import { team as words } from '../messages.ts';

export type OperatorAction = 'changeDesks' | 'sendLink' | 'deactivate' | 'reactivate';

const ICONS: Record<OperatorAction, LucideIcon> = {
  changeDesks: ListChecks,
  sendLink: KeyRound,
  deactivate: UserX,
  reactivate: UserCheck,
};

function actionsOf({ state, email }: Operator, sendsMail: boolean): OperatorAction[] {
  if (state === 'DEACTIVATED') return ['changeDesks', 'reactivate'];
  return sendsMail && email !== null ? ['changeDesks', 'sendLink', 'deactivate'] : ['changeDesks', 'deactivate'];
}

interface OperatorMenuProps {
  operator: Operator;
  onAction: (action: OperatorAction) => void;
}

/** Everything that can be done with the access of one person, behind its three dots. */
export function OperatorMenu({ operator, onAction }: OperatorMenuProps) {
  const label = words.menu(operator.name);
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Icon as={MoreHorizontal} size={20} />} />}
      items={actionsOf(operator, useSendsMail()).map((action) => ({
        id: action,
        label: words[action],
        icon: <Icon as={ICONS[action]} />,
        separated: action === 'deactivate' || action === 'reactivate',
        onSelect: () => onAction(action),
      }))}
    />
  );
}
