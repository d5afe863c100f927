import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilyDoor, FamilyRecord } from '@portal/domain/families/family-door';
import { useReader } from '../reading/reader-context.ts';
import { AttendanceRows } from './attendance-rows.tsx';
import { RecordAnswer } from './record-answer.tsx';

interface NoShowViewProps {
  record: FamilyRecord;
  noShow: NonNullable<FamilyRecord['noShow']>;
  students: FamilyDoor['students'];
}

/** A lesson to which nobody came: how long the teacher waited, and whether the family remembers it so. */
export function NoShowView({ record, noShow: { since, waited }, students }: NoShowViewProps) {
  const { words, time, zone } = useReader();
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <div>
        <chakra.p fontWeight="semibold">{words.records.noShow}</chakra.p>
        <p>{words.records.waited(time.short(since, zone), waited)}</p>
      </div>
      <AttendanceRows record={record} students={students} />
      <RecordAnswer record={record} />
    </chakra.div>
  );
}
