import { chakra } from '@chakra-ui/react/styled-system';
import type { ClassSummary } from '@portal/domain/classes/class';
import { wrapUpBy } from '@portal/domain/lessons/steps/lesson-standing';
import { LessonTime } from '@portal/lesson/lesson-time';
import { row } from '../messages.ts';

interface Props {
  shown: Pick<ClassSummary, 'toWrapUp' | 'nextLesson'>;
  now: Date;
}

/** What of a class matters first: what its teacher owes, else when it meets next. */
export function ClassLead({ shown: { toWrapUp, nextLesson }, now }: Props) {
  const time = nextLesson && <LessonTime {...nextLesson} />;
  if (!toWrapUp)
    return time ? (
      <>
        <chakra.p textStyle="title.sm">{time}</chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {row.next}
        </chakra.p>
      </>
    ) : (
      <chakra.p color="fg.muted">{row.noNext}</chakra.p>
    );
  const isLate = now >= wrapUpBy(toWrapUp);
  return (
    <>
      <chakra.p
        textStyle="title.md"
        color={isLate ? 'camellia.fg' : 'mustard.fg'}
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
      >
        {row.toWrapUp(toWrapUp.count)}
      </chakra.p>
      {isLate && (
        <chakra.p textStyle="body.sm" color="camellia.fg">
          {row.late}
        </chakra.p>
      )}
      <chakra.p textStyle="body.sm" color="fg.muted">
        {time ? (
          <>
            {row.next} {time}
          </>
        ) : (
          row.noNext
        )}
      </chakra.p>
    </>
  );
}
