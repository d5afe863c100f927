import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useListOpenTasksQuery } from '@portal/api/planning/plan-tasks.api';
import { paths } from '@portal/domain/site/paths';
import { useNow } from '@portal/portal-core/clock';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { inOrder } from '@portal/task/task-order';
import { TaskRow } from '@portal/task/task-row';
import { TextLink } from '@portal/ui/text-link';
import { classTasks as words } from '../class-messages.ts';

const SHOWN = 5;

/** What of her list of tasks is about this class: the same list as that of her plan (PLN-1). */
export function ClassTasks({ classId }: { classId: string }) {
  const list = useListOpenTasksQuery({ state: 'in-progress' });
  const zone = useTeacherZone();
  const now = useNow(millisecondsInMinute);
  return (
    <QueryState query={list} size="sm" loading={words.loading} failed={words.failed}>
      {({ tasks }) => {
        const own = tasks.filter((task) => task.class?.id === classId);
        if (own.length === 0) return <chakra.p color="fg.muted">{words.none}</chakra.p>;
        return (
          <>
            <chakra.ol listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)">
              {inOrder(own, zone)
                .slice(0, SHOWN)
                .map((task) => (
                  <TaskRow key={task.id} task={task} now={now} zone={zone} />
                ))}
            </chakra.ol>
            {own.length > SHOWN && (
              <TextLink href={paths.classTasks(classId)} linkAs={RouterLink}>
                {words.all(own.length)}
              </TextLink>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
