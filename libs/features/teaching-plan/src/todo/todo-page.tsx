import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useLocation } from 'react-router';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { AddTask } from '@portal/task/add-task';
import { StateLinks } from '../frame/state-links.tsx';
import { stateOfPath } from '../frame/state-of-path.ts';
import { titles } from '../title-messages.ts';
import { DoneTasks } from './done-tasks.tsx';
import { OpenTasks } from './open-tasks.tsx';

/** /account/teaching-plan/todo/{in-progress,upcoming,completed}: all that is to be done, and what is done (RTE-10, PLN-1). */
export function TodoPage() {
  const { pathname } = useLocation();
  const state = stateOfPath(pathname);
  const zone = useTeacherZone();
  const now = useNow(millisecondsInMinute);
  const shown = { now, zone, today: dayOf(now, zone) };
  return (
    <chakra.div pb="10">
      <PageHeading title={titles.todo} actions={<AddTask zone={zone} look="page" />} />
      <chakra.div mt="3">
        <StateLinks part="todo" current={state} />
      </chakra.div>
      {state === 'completed' ? <DoneTasks {...shown} /> : <OpenTasks key={state} state={state} {...shown} />}
    </chakra.div>
  );
}
