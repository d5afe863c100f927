import { useNavigate } from 'react-router';
import type { CommunityGroup } from '@portal/domain/community/group';
import { paths } from '@portal/domain/site/paths';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { membership as words } from '../messages.ts';
import { useMembership } from './use-membership.ts';

interface LeaveDialogProps {
  group: CommunityGroup;
  onClose: () => void;
}

/** Asks before she leaves; an owner hands the group over first, and is led to where she does. */
export function LeaveDialog({ group, onClose }: LeaveDialogProps) {
  const { groupId, groupName, myRole } = group;
  const navigate = useNavigate();
  const { isLeaving, leave } = useMembership(group);
  if (myRole === 'OWNER')
    return (
      <AlertDialog
        open
        title={words.lastOwner}
        confirmLabel={words.toMembers}
        onConfirm={() => {
          onClose();
          void navigate(paths.communityMembers(groupId));
        }}
        onCancel={onClose}
      >
        {words.lastOwnerBody}
      </AlertDialog>
    );
  return (
    <AlertDialog
      open
      title={words.leaveTitle}
      confirmLabel={words.leave}
      loading={isLeaving}
      onConfirm={() => void leave().then(onClose)}
      onCancel={onClose}
    >
      {words.leaveBody(groupName)}
      {myRole === 'MODERATOR' && ` ${words.leaveRole}`}
    </AlertDialog>
  );
}
