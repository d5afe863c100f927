import { chakra } from '@chakra-ui/react/styled-system';
import { Check, CircleHelp, Clock, Eye, GraduationCap, type LucideIcon, UserCheck, UserX } from 'lucide-react';
import type { EvidenceLane } from '@portal/domain/evidence/evidence-lanes';
import { ATTENDANCE_LABELS, type Attendance, type AttendanceState } from '@portal/domain/lessons/attendance';
import { Avatar } from '@portal/ui/avatar';
import { Icon } from '@portal/ui/icon';
import type { Tint } from '@portal/ui/palette';
import { lanes as words } from '../evidence-messages.ts';

const STATES: Record<AttendanceState, readonly [LucideIcon, Tint]> = {
  PRESENT: [Check, 'pine'],
  LATE: [Clock, 'mustard'],
  ABSENT: [UserX, 'camellia'],
  EXCUSED: [UserCheck, 'gray'],
};

function lookOf(role: EvidenceLane['person']['role'], state: Attendance['state']): readonly [LucideIcon, Tint, string] {
  if (role === 'HOST') return [GraduationCap, 'celadon', words.teacher];
  if (role === 'GUARDIAN') return [Eye, 'gray', words.guardian];
  if (state === null) return [CircleHelp, 'gray', words.undecided];
  return [...STATES[state], ATTENDANCE_LABELS[state]];
}

interface Props extends Pick<EvidenceLane, 'person' | 'calledNames'> {
  /** What stands of a student. */
  state: Attendance['state'];
}

/** Whose lane it is: the person whom the class knows, whatever she called herself. */
export function LaneWho({ person: { id, role, name, studentName }, calledNames, state }: Props) {
  const [icon, tint, label] = lookOf(role, state);
  const lines = [studentName && words.guardianOf(studentName), ...calledNames.map(words.known)].filter(Boolean);
  return (
    <chakra.div data-who display="flex" gap="3" alignItems="center">
      <Avatar name={name} id={id} decorative />
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold" dir="auto">
          {name}
        </chakra.p>
        <chakra.p colorPalette={tint} color="colorPalette.fg" textStyle="caption" fontWeight="medium">
          <chakra.span display="inline-flex" alignItems="center" gap="1">
            <Icon as={icon} size={16} />
            {label}
          </chakra.span>
        </chakra.p>
        {lines.map((line) => (
          <chakra.p key={line} textStyle="caption" color="fg.muted">
            {line}
          </chakra.p>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
