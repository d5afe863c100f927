import { useState } from 'react';
import { useListClassLessonsQuery } from '@portal/api/classes/classes.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { Pagination } from '@portal/ui/pagination';
import { lessons as words } from '../class-messages.ts';
import { GroupedLessons } from './grouped-lessons.tsx';
import { LessonList } from './lesson-list.tsx';
import { LESSONS_PAGE } from './lessons-page.ts';

const PAGE_SIZE = Number(LESSONS_PAGE.size);

/** All lessons of a class with where each stands: in groups where one page holds them all, else in their order by pages. */
export function LessonsView({ shown: { id, meetingUrl } }: { shown: TeachingClass }) {
  const [page, setPage] = useState(1);
  const query = useListClassLessonsQuery({ id, page: String(page), size: LESSONS_PAGE.size });
  return (
    <section aria-label={words.title}>
      <QueryState query={query} loading={words.loading} failed={words.failed}>
        {({ total, items }) =>
          total === 0 ? (
            <EmptyState name="calendar-empty" title={words.empty} size="sm" />
          ) : total <= PAGE_SIZE ? (
            <GroupedLessons lessons={items} meetingUrl={meetingUrl} />
          ) : (
            <div>
              <LessonList lessons={items} meetingUrl={meetingUrl} label={words.title} />
              <Pagination label={words.pages} page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
            </div>
          )
        }
      </QueryState>
    </section>
  );
}
