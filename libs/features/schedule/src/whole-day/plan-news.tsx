import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useGetLessonMoveQuery } from '@portal/api/lessons/lesson-moves.api';
import { Banner } from '@portal/ui/banner';
import { lessonMessages } from '../lesson-messages.ts';
import { changedSince, type DayPlan } from './day-move-values.ts';

const words = lessonMessages.day;

interface Props {
  /** The plan as she saw it first. */
  before: DayPlan;
  plan: DayPlan;
}

/** Says what a family, or the clock, changed while she looked at a day; takes the focus that went with a lesson. */
export function PlanNews({ before, plan }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const changed = changedSince(before, plan);
  useEffect(() => {
    if (changed.length > 0 && document.activeElement === document.body) place.current?.focus();
  }, [changed.length]);
  return (
    <chakra.div
      ref={place}
      role="status"
      tabIndex={-1}
      px={changed.length > 0 ? { base: '5', md: '8' } : undefined}
      pt={changed.length > 0 ? '5' : undefined}
    >
      {changed.length > 0 && (
        <Banner tone="info" title={words.news}>
          {changed.map((one) => (
            <News key={one.lesson.id} {...one} />
          ))}
        </Banner>
      )}
    </chakra.div>
  );
}

function News({ lesson: { className }, isGone, ended }: ReturnType<typeof changedSince>[number]) {
  const { data, isFetching } = useGetLessonMoveQuery(
    { id: ended?.id ?? '' },
    { skip: ended === null, refetchOnMountOrArgChange: true },
  );
  if (isFetching) return null;
  if (data?.status === 'ACCEPTED') return <p>{words.newsAccepted(className)}</p>;
  return <p>{isGone ? words.newsGone(className) : words.newsEnded(className)}</p>;
}
