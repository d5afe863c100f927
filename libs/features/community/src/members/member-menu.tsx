import { Crown, MoreHorizontal, ShieldMinus, ShieldPlus } from 'lucide-react';
import { useState } from 'react';
import { useChangeMemberRoleMutation } from '@portal/api/community/groups.api';
import type { GroupMember, GroupRole } from '@portal/domain/community/group';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu } from '@portal/ui/menu';
import { members as words } from '../messages.ts';

interface MemberMenuProps {
  groupId: string;
  member: GroupMember;
}

const DONE: Record<GroupRole, (name: string) => string> = {
  OWNER: words.ownerDone,
  MODERATOR: words.moderatorDone,
  MEMBER: words.memberDone,
};

/** What an owner makes of somebody: she names moderators, and hands the group over after one more question. */
export function MemberMenu({ groupId, member: { id: memberId, name, role } }: MemberMenuProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [change, { isLoading }] = useChangeMemberRoleMutation();
  const act = useAction();
  const isNamed = role === 'MODERATOR';
  const label = words.menu(name);
  const make = (next: GroupRole) =>
    act(() => change({ groupId, memberId, body: { role: next } }).unwrap(), {
      key: memberId,
      done: DONE[next](name),
      failed: words.roleFailed,
    });
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<Icon as={MoreHorizontal} size={20} />} />}
        items={[
          {
            id: 'moderator',
            label: isNamed ? words.member : words.moderator,
            icon: <Icon as={isNamed ? ShieldMinus : ShieldPlus} />,
            onSelect: () => void make(isNamed ? 'MEMBER' : 'MODERATOR'),
          },
          {
            id: 'owner',
            label: words.owner,
            icon: <Icon as={Crown} />,
            separated: true,
            onSelect: () => setIsAsked(true),
          },
        ]}
      />
      {isAsked && (
        <AlertDialog
          open
          title={words.ownerTitle(name)}
          confirmLabel={words.owner}
          loading={isLoading}
          onConfirm={() => void make('OWNER').then(() => setIsAsked(false))}
          onCancel={() => setIsAsked(false)}
        >
          {words.ownerBody}
        </AlertDialog>
      )}
    </>
  );
}
