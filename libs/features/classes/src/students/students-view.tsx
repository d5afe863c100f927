import { chakra } from '@chakra-ui/react/styled-system';
import { useListClassStudentsQuery } from '@portal/api/classes/classes.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { students as words } from '../class-messages.ts';
import { StudentCard } from './student-card.tsx';

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
            <EmptyState name="community-empty" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          ) : (
            <chakra.ul
              listStyleType="none"
              display="grid"
              gap="4"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            >
              {items.map((student) => (
                <StudentCard key={student.id} student={student} level={level} />
              ))}
            </chakra.ul>
          )
        }
      </QueryState>
    </chakra.section>
  );
}
