import { Video } from 'lucide-react';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { roomState } from '@portal/domain/lessons/states/lesson-room';
import { paths } from '@portal/domain/site/paths';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { enterLessonMessages as words } from './enter-lesson-messages.ts';

interface Props {
  lesson: Pick<Lesson, 'id' | 'status' | 'mode' | 'startAt' | 'endAt'>;
  /** Tells it apart for the ear where several stand in a list: the name of the class, or its number. */
  of?: string;
  size?: 'sm' | 'md' | 'lg';
  /** `outline` where the screen has its solid button elsewhere. */
  variant?: 'solid' | 'outline';
}

/** The way into the room of a lesson, from 15 minutes before it until its end; at any other time nothing (CLS-3). */
export function EnterLesson({ lesson, of, size = 'md', variant = 'solid' }: Props) {
  const now = useNow(15_000);
  if (roomState(lesson, now) !== 'OPEN') return null;
  return (
    <Button asChild size={size} variant={variant} flexShrink="0">
      <RouterLink href={paths.liveRoom(lesson.id)} aria-label={of && `${words.enter}, ${of}`}>
        <Icon as={Video} size={size === 'sm' ? 16 : 20} />
        {words.enter}
      </RouterLink>
    </Button>
  );
}
