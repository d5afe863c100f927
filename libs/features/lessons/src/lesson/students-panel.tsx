import { chakra } from '@chakra-ui/react/styled-system';
import type { ClassStudent } from '@portal/domain/classes/class';
import { EmptyState } from '@portal/ui/empty-state';
import { Panel } from '@portal/ui/panel';
import { students as words } from '../messages.ts';
import { StudentCard } from './student-card.tsx';

/** Who comes, with what to know before. */
export function StudentsPanel({ students }: { students: readonly ClassStudent[] }) {
  return (
    <Panel title={`${words.title} ${students.length}`}>
      {students.length === 0 ? (
        <EmptyState name="courses-empty" size="sm" title={words.emptyTitle}>
          {words.emptyBody}
        </EmptyState>
      ) : (
        <chakra.ul listStyleType="none" display="grid">
          {students.map((student) => (
            <chakra.li
              key={student.id}
              _notFirst={{ borderTopWidth: '1px', pt: '4', mt: '4' }}
              display="grid"
              gridTemplateColumns="minmax(0, 1fr)"
            >
              <StudentCard student={student} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}
