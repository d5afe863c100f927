import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInWeek } from 'date-fns/constants';
import type { Ref, RefObject } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import { Button } from '@portal/ui/button';
import { RadioCards } from '@portal/ui/radio-cards';
import { SkeletonText } from '@portal/ui/skeletons';
import { FailedLine } from '../paper/failed-line.tsx';
import { useReader } from '../reading/reader-context.ts';

interface TimeChoiceProps {
  /** Where the reader begins. */
  place: RefObject<HTMLDivElement | null>;
  /** Undefined while they are on their way. */
  times: readonly TimeSpan[] | undefined;
  problem: ApiProblem | null;
  onRetry: () => void;
  isRetrying: boolean;
  /** Around which moment they are; around the lesson without it. */
  near: string | undefined;
  from: string;
  onNear: (near: string | undefined) => void;
  value: string;
  onChange: (startAt: string) => void;
  onBlur: () => void;
  name: string;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The times that are free for a lesson, a handful at once, and those of later weeks. */
export function TimeChoice(props: TimeChoiceProps) {
  const { place, times, problem, onRetry, isRetrying, near, from, onNear, ...field } = props;
  const { words, time, zone, theirs } = useReader();
  const weekLater = new Date(Date.parse(near ?? from) + millisecondsInWeek).toISOString();
  return (
    <chakra.div ref={place} tabIndex={-1} outline="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      {times && times.length > 0 ? (
        <RadioCards
          {...field}
          label={words.ask.times}
          required
          options={times.map(({ startAt, endAt }) => ({
            value: startAt,
            label: `${time.shortDay(dayOf(startAt, zone))} ${formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone))}`,
            description: theirs(startAt),
          }))}
        />
      ) : (
        <div role="status">
          {times && <p>{words.ask.none}</p>}
          {!times && !problem && <SkeletonText lines={3} label={words.ask.loading} />}
        </div>
      )}
      {problem && !times && (
        <FailedLine title={words.ask.timesFailed} problem={problem} onRetry={onRetry} isRetrying={isRetrying} />
      )}
      <chakra.div display="flex" flexWrap="wrap" ms="-4">
        <Button variant="ghost" onClick={() => onNear(weekLater)} disabled={!times}>
          {words.ask.later}
        </Button>
        {near !== undefined && (
          <Button variant="ghost" onClick={() => onNear(undefined)}>
            {words.ask.first}
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}
