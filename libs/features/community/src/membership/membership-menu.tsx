import { Bell, BellOff, Check, ChevronDown, LogOut, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { CommunityGroup } from '@portal/domain/community/group';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Menu } from '@portal/ui/menu';
import { membership as words } from '../messages.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { useMembership } from './use-membership.ts';

/** That she is in the group, and what she can do about it. */
export function MembershipMenu({ group }: { group: CommunityGroup }) {
  const { groupId, isMuted } = group;
  const [isLeaveAsked, setIsLeaveAsked] = useState(false);
  const { turnMute } = useMembership(group);
  return (
    <>
      <Menu
        label={words.menu}
        linkAs={RouterLink}
        trigger={
          <Button
            variant="outline"
            startIcon={<Icon as={isMuted ? BellOff : Check} size={16} />}
            endIcon={<Icon as={ChevronDown} size={16} />}
          >
            {words.in}
          </Button>
        }
        items={[
          {
            id: 'members',
            label: words.toMembers,
            icon: <Icon as={UsersRound} />,
            href: paths.communityMembers(groupId),
          },
          {
            id: 'mute',
            label: isMuted ? words.unmute : words.mute,
            icon: <Icon as={isMuted ? Bell : BellOff} />,
            onSelect: () => void turnMute(),
          },
          {
            id: 'leave',
            label: words.leave,
            icon: <Icon as={LogOut} />,
            separated: true,
            onSelect: () => setIsLeaveAsked(true),
          },
        ]}
      />
      {isLeaveAsked && <LeaveDialog group={group} onClose={() => setIsLeaveAsked(false)} />}
    </>
  );
}
