import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { Check, CircleX, ClockAlert, type LucideIcon, Shield } from 'lucide-react';
import type { FamilyDoor, FamilyRecord } from '@portal/domain/families/family-door';
import type { AttendanceState } from '@portal/domain/lessons/attendance';
import { Mark } from '../paper/mark.tsx';
import { useReader } from '../reading/reader-context.ts';

const LOOKS: Record<AttendanceState, readonly ['pine' | 'mustard' | 'camellia' | 'gray', LucideIcon]> = {
  PRESENT: ['pine', Check],
  LATE: ['mustard', ClockAlert],
  ABSENT: ['camellia', CircleX],
  EXCUSED: ['gray', Shield],
};

interface AttendanceRowsProps {
  record: Pick<FamilyRecord, 'attendance' | 'startAt' | 'endAt'>;
  students: FamilyDoor['students'];
}

/** Who of the family was there, and for how long; with names where it has several children in the class. */
export function AttendanceRows({ record: { attendance, startAt, endAt }, students }: AttendanceRowsProps) {
  const { words } = useReader();
  const length = Math.round((Date.parse(endAt) - Date.parse(startAt)) / millisecondsInMinute);
  if (attendance.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      {attendance.map(({ studentId, state, minutes }) => (
        <chakra.li
          key={studentId}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
          rowGap="1"
          px="3.5"
          py="2.5"
          bg="bg.muted"
          borderRadius="l2"
          fontVariantNumeric="tabular-nums"
        >
          {students.length > 1 && (
            <chakra.span fontWeight="semibold">{students.find(({ id }) => id === studentId)?.name}</chakra.span>
          )}
          <Mark tint={LOOKS[state][0]} icon={LOOKS[state][1]}>
            {words.records.attendance[state]}
          </Mark>
          {/* No room has counted where it is held elsewhere. */}
          {minutes > 0 && (
            <span>
              <chakra.strong textStyle="title.sm">{words.records.minutes(minutes)}</chakra.strong>
              <chakra.span color="fg.muted"> / {words.records.minutes(length)}</chakra.span>
            </span>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
