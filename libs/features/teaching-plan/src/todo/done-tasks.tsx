import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { useListPlanTasksQuery } from '@portal/api/planning/plan-tasks.api';
import { PLAN_TASK_TOTAL_MAX } from '@portal/domain/planning/plan-task';
import { QueryState } from '@portal/portal-core/query-state';
import { usePages } from '@portal/portal-core/use-list-address';
import { Pagination } from '@portal/ui/pagination';
import { SkeletonRows } from '@portal/ui/skeletons';
import { LeadSentence } from '../frame/lead-sentence.tsx';
import { todo as words } from '../messages.ts';
import { DoneRow } from './done-row.tsx';
import { NoTasks } from './no-tasks.tsx';
import type { ShownAt } from './open-tasks.tsx';
import { TaskFilters } from './task-filters.tsx';
import { useTaskFilters } from './use-task-filters.ts';

const SIZE = 20;

/** What is done, last done first; pages and filters stand in the address. */
export function DoneTasks({ today, zone }: Omit<ShownAt, 'now'>) {
  const [query, setQuery] = useSearchParams();
  const { filters, isFiltered, change, reset } = useTaskFilters('completed', today);
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const list = useListPlanTasksQuery({
    state: 'completed',
    ...(filters.type && { type: filters.type }),
    ...(filters.classId && { classId: filters.classId }),
    ...filters.days,
    page: String(page),
    size: String(SIZE),
  });
  const total = list.currentData?.total;
  const { pages, isPast } = usePages({ page, size: SIZE, total });
  const turn = (to: number) =>
    setQuery((old) => {
      const next = new URLSearchParams(old);
      next.set('page', String(to));
      return next;
    });
  return (
    <>
      {total !== undefined && total > 0 && (
        <LeadSentence>{words.leadCompleted(total, total >= PLAN_TASK_TOTAL_MAX)}</LeadSentence>
      )}
      <TaskFilters filters={filters} today={today} onChange={change} />
      <QueryState query={list} failed={words.failed} skeleton={<SkeletonRows rows={5} label={words.loading} />}>
        {({ items }) =>
          items.length === 0 ? (
            !isPast && <NoTasks state="completed" {...(isFiltered && { onReset: reset })} />
          ) : (
            <>
              <chakra.ol
                layerStyle="sheet"
                listStyleType="none"
                display="grid"
                gridTemplateColumns="minmax(0, 1fr)"
                px={{ base: '3', md: '4' }}
              >
                {items.map((task) => (
                  <DoneRow key={task.id} task={task} zone={zone} />
                ))}
              </chakra.ol>
              <Pagination label={words.pages} page={page} pages={pages} onPage={turn} />
            </>
          )
        }
      </QueryState>
    </>
  );
}
