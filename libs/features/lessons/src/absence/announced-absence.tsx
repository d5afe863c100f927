import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarX2 } from 'lucide-react';
import type { Attendance } from '@portal/domain/lessons/attendance';
import { Icon } from '@portal/ui/icon';
import { attendance as words } from '../messages.ts';

/** That a student cannot come, as his family has said before, and why; nothing where it has not, or where he came. */
export function AnnouncedAbsence({ absence, state }: Pick<Attendance, 'absence' | 'state'>) {
  if (!absence || state === 'PRESENT' || state === 'LATE') return null;
  return (
    <chakra.p display="flex" gap="1.5" flexBasis="full" textStyle="body.sm" overflowWrap="anywhere">
      <chakra.span color="mustard.fg" flexShrink="0" pt="0.5">
        <Icon as={CalendarX2} size={16} />
      </chakra.span>
      <chakra.span minW="0">
        <chakra.span fontWeight="semibold">{words.announced}</chakra.span>
        {absence.reason && ` · ${absence.reason}`}
      </chakra.span>
    </chakra.p>
  );
}
