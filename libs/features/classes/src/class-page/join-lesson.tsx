import { chakra } from '@chakra-ui/react/styled-system';
import type { ClassSummary } from '@portal/domain/classes/class';
import { formatDateTime } from '@portal/domain/format/date-time';
import { lessonOpensAt } from '@portal/domain/lessons/lesson-transitions';
import { isRoomOver, roomState } from '@portal/domain/lessons/states/lesson-room';
import { paths } from '@portal/domain/site/paths';
import { EnterLesson } from '@portal/lesson/enter-lesson';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { header as words } from '../class-messages.ts';

interface Props {
  lesson: NonNullable<ClassSummary['nextLesson']> & Pick<ClassSummary, 'mode'>;
}

/** On a phone in reach of the thumb, wherever the page is scrolled to (design 4.4). */
const Place = chakra('div', {
  base: {
    mdDown: {
      position: 'fixed',
      insetX: '0',
      bottom: '0',
      zIndex: 'sticky',
      display: 'grid',
      px: '4',
      pt: '3',
      pb: 'max({spacing.3}, env(safe-area-inset-bottom))',
      bg: 'bg.panel',
      borderTopWidth: '1px',
    },
  },
});

/** The way into the next lesson from fifteen minutes before it; until then, when that will be. */
export function JoinLesson({ lesson }: Props) {
  const now = useNow(15_000);
  const zone = useTeacherZone();
  const opensAt = lessonOpensAt({ startAt: new Date(lesson.startAt) });
  if (lesson.status === 'UPCOMING' && now < opensAt)
    return (
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.opensAt(formatDateTime(opensAt, zone))}
      </chakra.p>
    );
  if (roomState(lesson, now) === 'OPEN')
    return (
      <Place data-stays-in-sight>
        <EnterLesson lesson={lesson} size="lg" />
      </Place>
    );
  // At a place there is no room, but the lesson has a page.
  if (lesson.mode !== 'OFFLINE' || isRoomOver({ ...lesson, mode: 'BOTH' }, now)) return null;
  return (
    <Place data-stays-in-sight>
      <Button asChild size="lg">
        <RouterLink href={paths.lesson(lesson.id)}>{words.visit}</RouterLink>
      </Button>
    </Place>
  );
}
