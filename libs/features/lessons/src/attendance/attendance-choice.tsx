import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import {
  type Attendance,
  ATTENDANCE_LABELS,
  ATTENDANCE_STATES,
  type AttendanceMark,
} from '@portal/domain/lessons/attendance';
import { Field, TextInput } from '@portal/ui/field';
import { HelpText } from '@portal/ui/help-text';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { AnnouncedAbsence } from '../absence/announced-absence.tsx';
import { attendance as words } from '../messages.ts';
import { type Mark, type Marks, noteError } from './marks.ts';
import { Stay } from './stay.tsx';

const OPTIONS = ATTENDANCE_STATES.map((value) => ({ value, label: ATTENDANCE_LABELS[value] }));

interface Props {
  attendance: readonly Attendance[];
  marks: Marks;
  onChange: (marks: Marks) => void;
  /** Whether what is missing is said. */
  showsMissing: boolean;
}

/** One line for each student: what the room has seen, the state as a choice, and a word why. */
export function AttendanceChoice({ attendance, marks, onChange, showsMissing }: Props) {
  return (
    <chakra.ul listStyleType="none" display="grid">
      {attendance.map((row) => {
        const mark = marks[row.studentId] ?? { state: row.state, note: row.note };
        const set = (part: Partial<Mark>) => onChange({ ...marks, [row.studentId]: { ...mark, ...part } });
        return (
          <Row key={row.studentId} row={row}>
            <AnnouncedAbsence absence={row.absence} state={mark.state} />
            <SegmentedControl<AttendanceMark['state'] | ''>
              label={words.stateOf(row.studentName)}
              options={OPTIONS}
              value={mark.state ?? ''}
              onChange={(state) => state !== '' && set({ state })}
            />
            {showsMissing && mark.state === null && <HelpText id={`${row.studentId}-missing`} error={words.choose} />}
            {(mark.state === 'EXCUSED' || mark.state === 'ABSENT' || mark.note !== '') && (
              <Field label={words.noteOf(row.studentName)} error={noteError(mark.note)} optional limit={200}>
                <TextInput
                  value={mark.note}
                  placeholder={words.notePlaceholder}
                  onChange={(event) => set({ note: event.target.value })}
                />
              </Field>
            )}
          </Row>
        );
      })}
    </chakra.ul>
  );
}

function Row({ row, children }: { row: Attendance; children: ReactNode }) {
  return (
    <chakra.li display="grid" gap="2" py="3" _notFirst={{ borderTopWidth: '1px' }} gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p>
        <chakra.span fontWeight="semibold">{row.studentName}</chakra.span>{' '}
        <chakra.span textStyle="body.sm" color="fg.muted">
          <Stay {...row} />
        </chakra.span>
      </chakra.p>
      {children}
    </chakra.li>
  );
}
