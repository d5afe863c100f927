import { PLAN_TASK_STATES, type PlanTaskState } from '@portal/domain/planning/plan-task';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { RouteLinks } from '@portal/ui/route-links';
import { messages } from '../messages.ts';
import { stateLabels } from '../title-messages.ts';

interface StateLinksProps {
  part: 'schedule' | 'todo' | 'document';
  current: PlanTaskState;
}

/** In progress, upcoming and completed, each at its own address (RTE-10). */
export function StateLinks({ part, current }: StateLinksProps) {
  return (
    <RouteLinks
      label={messages.states}
      linkAs={RouterLink}
      links={PLAN_TASK_STATES.map((state) => ({
        label: stateLabels[state],
        href: paths.teachingPlanStatus(part, state),
        isCurrent: state === current,
      }))}
    />
  );
}
