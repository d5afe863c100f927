import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useListClassLessonsQuery } from '@portal/api/classes/classes.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { Pagination } from '@portal/ui/pagination';
import { lessons as words } from '../class-messages.ts';
import { LessonRow } from './lesson-row.tsx';

const PAGE_SIZE = 30;

/** All lessons of a class, first to last, each with the ways into it. */
export function LessonsView({ shown: { id } }: { shown: TeachingClass }) {
  const [page, setPage] = useState(1);
  const query = useListClassLessonsQuery({ id, page: String(page), size: String(PAGE_SIZE) });
  return (
    <chakra.section layerStyle="sheet" overflow="hidden" aria-label={words.title}>
      <QueryState query={query} loading={words.loading} failed={words.failed}>
        {({ total, items }) =>
          total === 0 ? (
            <EmptyState name="calendar-empty" title={words.empty} size="sm" />
          ) : (
            <>
              <chakra.ul listStyleType="none" aria-label={words.title}>
                {items.map((lesson) => (
                  <LessonRow key={lesson.id} lesson={lesson} />
                ))}
              </chakra.ul>
              <Pagination label={words.pages} page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
            </>
          )
        }
      </QueryState>
    </chakra.section>
  );
}
