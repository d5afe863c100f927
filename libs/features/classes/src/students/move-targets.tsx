import type { ComponentProps, Ref } from 'react';
import { problemOf } from '@portal/api/api-problem';
import type { MoveTarget } from '@portal/domain/classes/class-students.contract';
import type { QueryState } from '@portal/portal-core/query-state';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Banner } from '@portal/ui/banner';
import { DateText } from '@portal/ui/date-text';
import { ErrorState } from '@portal/ui/error-state';
import { RadioCards } from '@portal/ui/radio-cards';
import { SkeletonText } from '@portal/ui/skeletons';
import { move as words } from '../student-messages.ts';

interface Props {
  query: ComponentProps<typeof QueryState<{ items: readonly MoveTarget[] }>>['query'];
  value: string;
  onChange: (id: string) => void;
  name?: string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The other classes of a teacher, those with a free seat first; a full one is shown and cannot be chosen. */
export function MoveTargets({ query: { currentData, error: failure, isFetching, refetch }, ...field }: Props) {
  const zone = useTeacherZone();
  if (!currentData && failure)
    return (
      <ErrorState title={words.failedTargets} onRetry={() => void refetch()} retrying={isFetching} size="sm">
        {problemOf(failure).message}
      </ErrorState>
    );
  if (!currentData) return <SkeletonText lines={4} label={words.loading} />;
  const { items } = currentData;
  if (items.length === 0)
    return (
      <Banner tone="info" title={words.none}>
        {words.noneBody}
      </Banner>
    );
  const open = items.filter(({ seatsFree }) => seatsFree > 0);
  const full = items.filter(({ seatsFree }) => seatsFree === 0);
  return (
    <RadioCards
      {...field}
      label={words.to}
      required
      helper={open.length === 0 ? words.allFull : undefined}
      options={[...open, ...full].map(({ id, name, seatsFree, nextLessonAt }) => ({
        value: id,
        label: name,
        disabled: seatsFree === 0,
        description: (
          <>
            {seatsFree === 0 ? words.full : words.seats(seatsFree)}
            {nextLessonAt !== null && (
              <>
                {` · ${words.next} `}
                <DateText instant={nextLessonAt} zone={zone} show="weekday" />{' '}
                <DateText instant={nextLessonAt} zone={zone} show="time" />
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
