import { chakra } from '@chakra-ui/react/styled-system';
import type { ClassStudent } from '@portal/domain/classes/class';
import { NoStudents } from '@portal/lesson/no-students';
import { StudentCard } from '@portal/lesson/student-card';
import { Panel } from '@portal/ui/panel';
import { pages } from '../messages.ts';

/** Who comes, with what to know before. */
export function StudentsPanel({ students }: { students: readonly ClassStudent[] }) {
  return (
    <Panel title={`${pages.students} ${students.length}`}>
      {students.length === 0 ? (
        <NoStudents size="sm" />
      ) : (
        <chakra.ul listStyleType="none" display="grid">
          {students.map((student) => (
            <chakra.li
              key={student.id}
              _notFirst={{ borderTopWidth: '1px', pt: '4', mt: '4' }}
              display="grid"
              gridTemplateColumns="minmax(0, 1fr)"
            >
              <StudentCard student={student} areNotesFolded />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}
