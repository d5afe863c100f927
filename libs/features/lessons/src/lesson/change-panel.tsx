import { chakra } from '@chakra-ui/react/styled-system';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { TextLink } from '@portal/ui/text-link';
import { change } from '../messages.ts';

/** Moving and cancelling have their dialogs over the calendar. */
export function ChangePanel({ lesson }: { lesson: Pick<Lesson, 'id' | 'startAt'> }) {
  const zone = useTeacherZone();
  return (
    <chakra.p textStyle="body.sm" color="fg.muted" display="flex" flexWrap="wrap" columnGap="3" alignItems="center">
      <span>{change.body}</span>
      <TextLink href={paths.calendarLesson(lesson.id, dayOf(lesson.startAt, zone))} linkAs={RouterLink} touch>
        {change.link}
      </TextLink>
    </chakra.p>
  );
}
