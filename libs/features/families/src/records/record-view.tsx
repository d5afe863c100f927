import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilyDoor, FamilyRecord } from '@portal/domain/families/family-door';
import { wasAway } from '@portal/domain/families/family-note';
import { DescriptionList } from '@portal/ui/description-list';
import { RecordHomework } from '../homework/record-homework.tsx';
import { useReader } from '../reading/reader-context.ts';
import { LessonSummary } from '../summary/lesson-summary.tsx';
import { LessonThanks } from '../thanks/lesson-thanks.tsx';
import { AttendanceRows } from './attendance-rows.tsx';
import { NoShowView } from './no-show-view.tsx';
import { RecordAnswer } from './record-answer.tsx';

export interface RecordViewProps {
  record: FamilyRecord;
  students: FamilyDoor['students'];
}

/** What happened in a lesson: who was there, what the teacher wrote, and whether the family remembers it so. */
export function RecordView({ record, students }: RecordViewProps) {
  const { words } = useReader();
  const { held, noShow, cancelReason, note, attendance } = record;
  const isAway = attendance.length > 0 && attendance.every(wasAway);
  if (noShow) return <NoShowView record={record} noShow={noShow} students={students} />;
  if (!held)
    return (
      <div>
        <chakra.p fontWeight="semibold">
          {cancelReason === null ? words.records.notHeld : words.records.cancelled}
        </chakra.p>
        {cancelReason && <chakra.p whiteSpace="pre-line">“{cancelReason}”</chakra.p>}
      </div>
    );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <AttendanceRows record={record} students={students} />
      {note ? (
        <>
          {note.message && (
            <chakra.p textStyle="body.lg" whiteSpace="pre-line">
              {note.message}
            </chakra.p>
          )}
          <DescriptionList
            rows={[
              note.covered !== '' && {
                label: isAway ? words.records.taught : words.records.covered,
                value: note.covered,
              },
              note.homework !== '' && {
                label: words.records.homework,
                value: <RecordHomework record={{ id: record.id, note }} students={students} />,
              },
              ...note.studentWords.map(({ studentId, text }) => ({
                label: words.records.wordFor(students.find(({ id }) => id === studentId)?.name ?? ''),
                value: <chakra.span whiteSpace="pre-line">{text}</chakra.span>,
              })),
              note.nextPlan !== '' && { label: words.records.nextPlan, value: note.nextPlan },
            ]}
          />
        </>
      ) : (
        <chakra.p color="fg.muted">{words.records.notWritten}</chakra.p>
      )}
      {record.hasSummary && <LessonSummary lessonId={record.id} students={students} />}
      <RecordAnswer record={record} />
      <LessonThanks record={record} />
    </chakra.div>
  );
}
