import { chakra } from '@chakra-ui/react/styled-system';
import type { ApiProblem } from '@portal/api/api-problem';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { Delayed } from '@portal/ui/delayed';
import { StaleNotice } from '@portal/ui/stale-notice';
import { DayFlow } from './day-flow.tsx';
import { FlowLoading } from './flow-loading.tsx';

interface FlowPanelProps {
  calendar: Calendar | undefined;
  tasks: readonly TodayTask[];
  now: Date;
  /** The teacher's. */
  zone: string;
  isPhone: boolean;
  /** Why the last attempt to load failed; an earlier calendar may still be there. */
  problem: ApiProblem | null;
  isFetching: boolean;
  onRetry: () => void;
}

/** The flow of the day in the states that its request can be in; where there is nothing, the leading surface says why. */
export function FlowPanel({ calendar, problem, isFetching, onRetry, ...rest }: FlowPanelProps) {
  return (
    <Delayed loading={!calendar && !problem} skeleton={<FlowLoading />}>
      {() =>
        calendar ? (
          <chakra.div display="grid" gap="4" minW="0">
            <StaleNotice problem={problem} onRetry={onRetry} retrying={isFetching} />
            <DayFlow calendar={calendar} {...rest} />
          </chakra.div>
        ) : null
      }
    </Delayed>
  );
}
