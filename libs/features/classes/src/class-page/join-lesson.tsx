import { chakra } from '@chakra-ui/react/styled-system';
import { Video } from 'lucide-react';
import { formatDateTime } from '@portal/domain/format/date-time';
import type { TeachingMode } from '@portal/domain/lessons/lesson';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { paths } from '@portal/domain/site/paths';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { header as words } from '../class-messages.ts';
import { canEnter, roomOpensAt } from '../summary/room-time.ts';

interface Props {
  lesson: TimeSpan & { id: string };
  mode: TeachingMode;
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
export function JoinLesson({ lesson, mode }: Props) {
  const now = useNow(15_000);
  const zone = useTeacherZone();
  if (!canEnter(lesson, now)) {
    const opensAt = roomOpensAt(lesson);
    return now < opensAt ? (
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.opensAt(formatDateTime(opensAt, zone))}
      </chakra.p>
    ) : null;
  }
  const isInRoom = mode !== 'OFFLINE';
  return (
    <Place>
      <Button asChild size="lg">
        <RouterLink href={isInRoom ? paths.liveRoom(lesson.id) : paths.lesson(lesson.id)}>
          {isInRoom && <Icon as={Video} />}
          {isInRoom ? words.join : words.visit}
        </RouterLink>
      </Button>
    </Place>
  );
}
