import { chakra } from '@chakra-ui/react/styled-system';
import { GROUP_ROLE_LABELS, type GroupMember, isModerator } from '@portal/domain/community/group';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { members as words } from '../messages.ts';
import { MemberMenu } from './member-menu.tsx';

interface MemberRowProps {
  groupId: string;
  member: GroupMember;
  /** Whether the reader says what she is in the group. */
  mayName: boolean;
}

/** Somebody in a group, and what she is there. */
export function MemberRow({ groupId, member, mayName }: MemberRowProps) {
  const { id, name, avatar, role, joinedAt, isMe } = member;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      minH="14"
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Avatar name={name} id={id} src={avatar} decorative />
      <chakra.div flex="1" minW="0">
        <chakra.p fontWeight="semibold">
          {name}
          {isMe && (
            <chakra.span color="fg.muted" fontWeight="normal">
              {' '}
              · {words.me}
            </chakra.span>
          )}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {isModerator(role) && (
            <chakra.span color="celadon.fg" fontWeight="semibold">
              {GROUP_ROLE_LABELS[role]} ·{' '}
            </chakra.span>
          )}
          {words.joined} <DateText instant={joinedAt} />
        </chakra.p>
      </chakra.div>
      {mayName && <MemberMenu groupId={groupId} member={member} />}
    </chakra.li>
  );
}
