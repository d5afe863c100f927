import { DoorOpen, ExternalLink } from 'lucide-react';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { hasRoom } from '@portal/domain/lessons/states/lesson-room';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { hold } from '../messages.ts';

interface Props {
  desk: LessonDesk;
  label: string;
  isMain: boolean;
}

/** The way into the portal's room, or to the link where the class meets instead. */
export function JoinButton({ desk, label, isMain }: Props) {
  const variant = isMain ? 'solid' : 'outline';
  if (hasRoom(desk))
    return (
      <Button asChild size="lg" variant={variant}>
        <RouterLink href={paths.liveRoom(desk.lesson.id)}>
          <Icon as={DoorOpen} size={20} />
          {label}
        </RouterLink>
      </Button>
    );
  if (desk.meetingUrl === null || desk.lesson.mode === 'OFFLINE') return null;
  return (
    <Button asChild size="lg" variant="outline">
      <a href={desk.meetingUrl} target="_blank" rel="noopener noreferrer">
        <Icon as={ExternalLink} size={20} />
        {hold.joinLink}
        <VisuallyHidden>{hold.newWindow}</VisuallyHidden>
      </a>
    </Button>
  );
}
