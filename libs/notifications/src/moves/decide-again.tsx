import { chakra } from '@chakra-ui/react/styled-system';
import { useGetLessonQuery } from '@portal/api/lessons/lessons.api';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { decideMessages as words } from './move-messages.ts';
import { UNDER_ROW } from './under-row.ts';

/** A family said no, or nothing: another time, or no lesson. Where that is decided already there is nothing to press (CAL-3). */
export function DecideAgain({ lessonId, roomy = false }: { lessonId: string; roomy?: boolean }) {
  const { currentData: lesson } = useGetLessonQuery({ id: lessonId });
  const zone = useTeacherZone();
  if (lesson?.status !== 'UPCOMING' || lesson.moves.some(({ status }) => status === 'PROPOSED')) return null;
  const day = dayOf(lesson.startAt, zone);
  const size = roomy ? 'md' : 'sm';
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" {...(!roomy && UNDER_ROW)}>
      <Button asChild size={size}>
        <RouterLink
          href={paths.calendarLesson(lessonId, day, 'move')}
          aria-label={words.of(words.again, lesson.className)}
        >
          {words.again}
        </RouterLink>
      </Button>
      <Button asChild size={size} variant="outline">
        <RouterLink
          href={paths.calendarLesson(lessonId, day, 'cancel')}
          aria-label={words.of(words.cancel, lesson.className)}
        >
          {words.cancel}
        </RouterLink>
      </Button>
    </chakra.div>
  );
}
