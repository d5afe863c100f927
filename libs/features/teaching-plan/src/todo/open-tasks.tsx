import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { useListOpenTasksQuery } from '@portal/api/planning/plan-tasks.api';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { addDays, mondayOf } from '@portal/domain/time/day';
import { QueryState } from '@portal/portal-core/query-state';
import { OwnTaskDialog } from '@portal/task/own-task-dialog';
import { SkeletonRows } from '@portal/ui/skeletons';
import { LeadSentence } from '../frame/lead-sentence.tsx';
import { todo as words } from '../messages.ts';
import { CarryTasks } from '../week/carry-tasks.tsx';
import { WeekRail } from '../week/week-rail.tsx';
import { groupTasks } from './group-tasks.ts';
import { NoTasks } from './no-tasks.tsx';
import { TaskFilters } from './task-filters.tsx';
import { TaskGroups } from './task-groups.tsx';
import { isOfClassAndDays, useTaskFilters } from './use-task-filters.ts';

export interface ShownAt {
  now: Date;
  zone: string;
  today: string;
}

/** What is to be done now, or later, in groups by its day; the filters stand in the address. */
export function OpenTasks({ state, now, zone, today }: ShownAt & { state: 'in-progress' | 'upcoming' }) {
  const list = useListOpenTasksQuery({ state }, { refetchOnFocus: true });
  const { filters, isFiltered, change, reset } = useTaskFilters(state, today);
  const [edited, setEdited] = useState<PlanTask>();
  const isNow = state === 'in-progress';
  const days = useMemo(() => Array.from({ length: 7 }, (_, at) => addDays(mondayOf(today), at)), [today]);
  const all = list.currentData?.tasks;
  const near = all?.filter(isOfClassAndDays(filters, { now, zone }));
  const counts =
    near &&
    new Map(
      Map.groupBy(near, ({ type }) => type)
        .entries()
        .map(([type, some]) => [type, some.length]),
    );
  return (
    <>
      {all && <Lead tasks={all} state={state} today={today} zone={zone} />}
      <TaskFilters filters={filters} today={today} counts={counts} onChange={change} />
      <CarryTasks days={days} now={now} zone={zone}>
        <chakra.div
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            xl: isNow ? 'minmax(0, 1fr) min(20.25rem, 324px)' : undefined,
          }}
          alignItems="start"
          gap="7"
        >
          <QueryState query={list} failed={words.failed} skeleton={<SkeletonRows rows={5} end label={words.loading} />}>
            {() => {
              const shown = (near ?? []).filter(({ type }) => filters.type === undefined || type === filters.type);
              if (shown.length === 0) return <NoTasks state={state} {...(isFiltered && { onReset: reset })} />;
              return (
                <TaskGroups
                  groups={groupTasks(shown, state, { today, zone })}
                  now={now}
                  zone={zone}
                  onEdit={setEdited}
                />
              );
            }}
          </QueryState>
          {isNow && (
            <chakra.div hideBelow="xl" position="sticky" top="4.5rem">
              <WeekRail days={days} today={today} now={now} zone={zone} />
            </chakra.div>
          )}
        </chakra.div>
      </CarryTasks>
      {edited && <OwnTaskDialog key={edited.id} open zone={zone} task={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface LeadProps extends Omit<ShownAt, 'now'> {
  tasks: readonly TodayTask[];
  state: 'in-progress' | 'upcoming';
}

/** How much there is of all, whatever is filtered below. */
function Lead({ tasks, state, today, zone }: LeadProps) {
  // The list itself says so.
  if (tasks.length === 0) return null;
  if (state === 'upcoming') return <LeadSentence>{words.leadUpcoming(tasks.length)}</LeadSentence>;
  const counts = new Map(groupTasks(tasks, state, { today, zone }).map(([group, some]) => [group, some.length]));
  const [overdue, due] = [counts.get('overdue') ?? 0, counts.get('today') ?? 0];
  const rest = tasks.length - overdue - due;
  return <LeadSentence note={rest > 0 ? words.rest(rest) : undefined}>{words.lead(due, overdue)}</LeadSentence>;
}
