import { Plus } from 'lucide-react';
import type { CommunityGroup } from '@portal/domain/community/group';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { membership as words } from '../messages.ts';
import { useMembership } from './use-membership.ts';

interface JoinButtonProps {
  group: CommunityGroup;
  /** Among others of a list, where its name tells which. */
  inList?: boolean;
}

/** The door into a group; a full one has none. */
export function JoinButton({ group, inList = false }: JoinButtonProps) {
  const { isJoining, join } = useMembership(group);
  const isFull = group.quantityMembers >= group.seats;
  return (
    <Button
      variant={inList ? 'outline' : 'solid'}
      disabled={isFull}
      loading={isJoining}
      loadingText={words.joining}
      startIcon={!isFull && <Icon as={Plus} size={16} />}
      onClick={() => void join()}
    >
      {inList && <VisuallyHidden>{group.groupName} </VisuallyHidden>}
      {isFull ? words.full : words.join}
    </Button>
  );
}
