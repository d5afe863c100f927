import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import type { Level } from '@portal/domain/catalog/level';
import type { ClassStudent } from '@portal/domain/classes/class';
import { NoStudents } from '@portal/lesson/no-students';
import { StudentCard } from '@portal/lesson/student-card';
import { QueryState } from '@portal/portal-core/query-state';
import { students as words } from '../class-messages.ts';

interface Props {
  query: ComponentProps<typeof QueryState<{ items: readonly ClassStudent[] }>>['query'];
  /** Of the class, where it has one. */
  level: Level | null;
}

/** The students of a class, a card for each. */
export function StudentList({ query, level }: Props) {
  return (
    <chakra.section aria-label={words.title} minW="0">
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
              gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
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
