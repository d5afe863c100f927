import { chakra } from '@chakra-ui/react/styled-system';
import type { Attendance } from '@portal/domain/lessons/attendance';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { NoStudents } from '@portal/lesson/no-students';
import { StudentCard } from '@portal/lesson/student-card';
import { Panel } from '@portal/ui/panel';
import { AnnouncedAbsence } from '../absence/announced-absence.tsx';
import { pages } from '../messages.ts';

/** Who comes, with what to know before, and who has said that he does not. */
export function StudentsPanel({
  desk: { students, attendance },
}: {
  desk: Pick<LessonDesk, 'students' | 'attendance'>;
}) {
  const seen = new Map(attendance.map((row) => [row.studentId, row]));
  return (
    <Panel title={`${pages.students} ${students.length}`}>
      {students.length === 0 ? (
        <NoStudents size="sm" />
      ) : (
        <chakra.ul
          listStyleType="none"
          display="grid"
          // Two beside each other where the page has room for them.
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
          columnGap="8"
          rowGap="5"
          alignItems="start"
        >
          {students.map((student) => (
            <chakra.li
              key={student.id}
              borderTopWidth="1px"
              pt="4"
              display="grid"
              gridTemplateColumns="minmax(0, 1fr)"
              gap="3"
            >
              <Absence row={seen.get(student.id)} />
              <StudentCard student={student} areNotesFolded />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}

const Absence = ({ row }: { row: Attendance | undefined }) => row && <AnnouncedAbsence {...row} />;
