import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useListClassLessonsQuery } from '@portal/api/classes/classes.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { lessonStanding } from '@portal/domain/lessons/steps/lesson-standing';
import { useNow } from '@portal/portal-core/clock';
import { Bar } from '@portal/ui/bar';
import { CellBar } from '@portal/ui/cell-bar';
import { countByState } from '../lessons/group-words.ts';
import { LESSONS_PAGE } from '../lessons/lessons-page.ts';
import { row } from '../messages.ts';
import { CELL_OF_POINT } from './lesson-cells.ts';

/** How many lessons of a class were held, as the figure of its page, and how each of them stands. */
export function ClassFigure({ shown }: { shown: TeachingClass }) {
  const { lessonTotal, lessonHeld, lessonNotHeld } = shown;
  const share = lessonTotal === 0 ? 0 : Math.min(100, (lessonHeld / lessonTotal) * 100);
  return (
    <chakra.div display="grid" gap="2" w={{ base: 'full', md: '18rem' }}>
      <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" fontVariantNumeric="tabular-nums">
        <chakra.span aria-hidden>
          <chakra.span textStyle="money.lg">{lessonHeld}</chakra.span>
          <chakra.span textStyle="money.md" color="fg.muted">
            /{row.lessons(lessonTotal)} {row.held}
          </chakra.span>
        </chakra.span>
        <chakra.span srOnly>{row.progress(lessonTotal, lessonHeld)}</chakra.span>
        {lessonNotHeld > 0 && (
          <chakra.span textStyle="caption" color="fg.muted" ms="auto">
            {row.notHeld(lessonNotHeld)}
          </chakra.span>
        )}
      </chakra.p>
      {/* Where one page does not hold them all, how each stands is not known. */}
      {lessonTotal > 0 && lessonTotal <= Number(LESSONS_PAGE.size) ? (
        <Cells shown={shown} share={share} />
      ) : (
        <Bar percent={share} h="2" aria-hidden />
      )}
    </chakra.div>
  );
}

function Cells({ shown: { id, meetingUrl, isTrial }, share }: { shown: TeachingClass; share: number }) {
  const now = useNow(millisecondsInMinute);
  const { currentData } = useListClassLessonsQuery({ id, ...LESSONS_PAGE });
  if (!currentData) return <Bar percent={share} h="2" aria-hidden />;
  // A trial before the first lesson is none of those that the figure counts.
  const items = currentData.items.filter((lesson) => isTrial || !lesson.isTrial);
  return (
    <CellBar
      label={countByState(items, ', ')}
      cells={items.map((lesson) => CELL_OF_POINT[lessonStanding({ lesson, meetingUrl }, now).point])}
    />
  );
}
