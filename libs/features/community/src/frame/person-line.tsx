import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { GROUP_ROLE_LABELS, type GroupPerson, isModerator } from '@portal/domain/community/group';
import { formatRelative } from '@portal/domain/format/date-time';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Avatar } from '@portal/ui/avatar';
import { DateText } from '@portal/ui/date-text';
import { post as words } from '../post-messages.ts';

interface SaidAtProps {
  at: string;
  editedAt: string | null;
}

/** When something was said, by its nearness; that it was written anew is said too. */
export function SaidAt({ at, editedAt }: SaidAtProps) {
  const now = useNow(millisecondsInMinute);
  const zone = useTeacherZone();
  return (
    <>
      <DateText instant={at} show="dateTime">
        {formatRelative(at, now, zone)}
      </DateText>
      {editedAt && ` · ${words.edited}`}
    </>
  );
}

interface PersonLineProps extends SaidAtProps {
  person: GroupPerson;
  size?: 'sm' | 'md';
}

/** Who said something, what she is in the group, and when it was. */
export function PersonLine({ person: { id, name, avatar, role }, at, editedAt, size = 'md' }: PersonLineProps) {
  const standing = role === null ? words.left : isModerator(role) ? GROUP_ROLE_LABELS[role] : null;
  return (
    <chakra.div display="flex" alignItems="center" gap={size === 'md' ? '3' : '2'} minW="0">
      <Avatar name={name} id={id} src={avatar} size={size} decorative />
      <chakra.div minW="0">
        <chakra.p fontWeight="semibold" textStyle={size === 'md' ? 'body.md' : 'body.sm'}>
          {name}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {standing && `${standing} · `}
          <SaidAt at={at} editedAt={editedAt} />
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
