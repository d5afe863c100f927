import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import type { PlannedLesson } from '@portal/domain/classes/class';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { ErrorState } from '@portal/ui/error-state';
import { ProgressLine } from '@portal/ui/progress-line';
import { SkeletonText } from '@portal/ui/skeletons';
import { preview as words } from '../planning-messages.ts';
import { takenLessons } from '../taken/taken-lessons.ts';
import { useSettledFocus } from '../taken/use-settled-focus.ts';
import { PlannedLessonRow } from './planned-lesson-row.tsx';
import { useExceptions } from './use-exceptions.ts';
import type { LessonPreviewState } from './use-lesson-preview.ts';

/** The lessons that would be made, with the holidays left out and what stands in their way (CLS-1, W11). */
export function LessonPreview({ lessons, problem, isAsking, hasPlan, retry }: LessonPreviewState) {
  const wrong = Object.values(problem?.fields ?? {})[0];
  return (
    <chakra.section
      layerStyle="sheet"
      position="relative"
      overflow="hidden"
      p={{ base: 'sheet', md: '5' }}
      aria-labelledby="lesson-preview"
      aria-busy={isAsking}
    >
      <ProgressLine active={isAsking && lessons !== null} label={words.asking} />
      <chakra.div display="grid" gap="3">
        <chakra.h2 id="lesson-preview" textStyle="title.sm">
          {words.title}
        </chakra.h2>
        {!hasPlan && <chakra.p color="fg.muted">{words.waiting}</chakra.p>}
        {isAsking && !lessons && <SkeletonText lines={4} label={words.asking} />}
        {problem && (
          // What is wrong with a field is the same however often it is asked.
          <ErrorState title={words.failed} size="sm" onRetry={wrong === undefined ? retry : undefined}>
            {wrong ?? problem.message}
          </ErrorState>
        )}
        {lessons && <Lessons lessons={lessons} isAsking={isAsking} />}
      </chakra.div>
    </chakra.section>
  );
}

function Lessons({ lessons, isAsking }: { lessons: readonly PlannedLesson[]; isAsking: boolean }) {
  const exceptions = useExceptions(lessons, isAsking);
  const list = useRef<HTMLOListElement>(null);
  const settle = useSettledFocus(list, isAsking || exceptions.isAvoiding);
  const zone = useTeacherZone();
  const [first, last] = [lessons[0], lessons.at(-1)];
  const skipped = lessons.reduce((sum, lesson) => sum + lesson.skipped.length, 0);
  const day = (instant: string) => formatDayWithWeekday(dayOf(instant, zone));
  if (!first || !last) return <chakra.p color="fg.muted">{words.empty}</chakra.p>;
  return (
    <>
      <div role="status">
        <chakra.p fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {words.span(lessons.length, day(first.startAt), day(last.startAt))}
        </chakra.p>
        {skipped > 0 && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.skipped(skipped)}
          </chakra.p>
        )}
      </div>
      {takenLessons(lessons).length > 0 && (
        <div>
          <Button
            size="sm"
            variant="outline"
            loading={exceptions.isAvoiding}
            onClick={() => settle(exceptions.avoidAll)}
          >
            {words.skipAll}
          </Button>
        </div>
      )}
      {exceptions.count > 0 && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="body.sm">
          {words.exceptions(exceptions.count)}
          <Button size="sm" variant="ghost" onClick={() => settle(exceptions.undo)}>
            {words.undoExceptions}
          </Button>
        </chakra.div>
      )}
      <chakra.ol ref={list} tabIndex={-1} outline="none" listStyleType="none" aria-label={words.title}>
        {lessons.map((lesson) => (
          <PlannedLessonRow
            key={lesson.slotAt}
            lesson={lesson}
            onSkip={() => settle(() => exceptions.skip(lesson))}
            onMove={(newStartAt) => settle(() => exceptions.move(lesson, newStartAt))}
          />
        ))}
      </chakra.ol>
    </>
  );
}
