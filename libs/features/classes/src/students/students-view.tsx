import { chakra } from '@chakra-ui/react/styled-system';
import { useListClassStudentsQuery } from '@portal/api/classes/classes.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { NoStudents } from '@portal/lesson/no-students';
import { StudentCard } from '@portal/lesson/student-card';
import { QueryState } from '@portal/portal-core/query-state';
import { students as words } from '../class-messages.ts';

/** The students of a class, a card for each. */
export function StudentsView({ shown: { id, level } }: { shown: TeachingClass }) {
  const query = useListClassStudentsQuery({ id });
  return (
    <chakra.section aria-label={words.title}>
      <chakra.h2 textStyle="title.sm" mb="3">
        {words.title}
      </chakra.h2>
      <QueryState query={query} loading={words.loading} failed={words.failed}>
        {({ items }) =>
          items.length === 0 ? (
            <NoStudents />
          ) : (
            <chakra.ul
              listStyleType="none"
              display="grid"
              gap="4"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            >
              {items.map((student) => (
                <chakra.li key={student.id} layerStyle="sheet" p={{ base: 'sheet', md: '5' }}>
                  <StudentCard student={student} level={level} />
                </chakra.li>
              ))}
            </chakra.ul>
          )
        }
      </QueryState>
    </chakra.section>
  );
}
