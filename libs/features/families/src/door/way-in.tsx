import { chakra } from '@chakra-ui/react/styled-system';
import { Clock, LogIn } from 'lucide-react';
import type { FamilyDoor, FamilyLesson } from '@portal/domain/families/family-door';
import { isRoomOver } from '@portal/domain/lessons/states/lesson-room';
import { isHttpsUrl } from '@portal/domain/patterns/https-url';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useReader } from '../reading/reader-context.ts';

interface WayInProps {
  lesson: FamilyLesson;
  students: FamilyDoor['students'];
  now: Date;
}

/** The way into the next lesson, the one solid button of the page: grey with its hour before its room opens. */
export function WayIn({ lesson, students, now }: WayInProps) {
  const { words, time, zone, link } = useReader();
  const { status, opensAt, meetingUrl, entrances } = lesson;
  const isOver = isRoomOver(lesson, now);
  const isOpen = !isOver && (status === 'IN_PROGRESS' || now.getTime() >= Date.parse(opensAt));
  const meeting = meetingUrl !== null && isHttpsUrl(meetingUrl) ? meetingUrl : null;
  const hasWay = meeting !== null || entrances.length > 0;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      {!isOver && !isOpen && (
        <Button size="lg" wide disabled startIcon={<Icon as={Clock} size={20} />} fontVariantNumeric="tabular-nums">
          {words.next.opensAt(time.near(opensAt, zone, now))}
        </Button>
      )}
      {isOpen && meeting !== null && (
        <Button asChild size="lg" wide>
          <a href={meeting} target="_blank" rel="noopener noreferrer">
            <Icon as={LogIn} size={20} />
            {words.next.enter}
            <VisuallyHidden>{words.next.newWindow}</VisuallyHidden>
          </a>
        </Button>
      )}
      {isOpen &&
        meeting === null &&
        entrances.map(({ studentId, path }) => {
          const name = students.find(({ id }) => id === studentId)?.name;
          return (
            <Button key={studentId} asChild size="lg" wide>
              <RouterLink href={path} state={{ family: paths.familyDoor(link) }}>
                <Icon as={LogIn} size={20} />
                {entrances.length > 1 && name ? words.next.enterAs(name) : words.next.enter}
              </RouterLink>
            </Button>
          );
        })}
      {/* That the door is open is said as it opens. */}
      <chakra.p role="status" textStyle="body.sm" color="fg.muted" textAlign="center" textWrap="balance">
        {isOver && words.next.over}
        {isOpen && (!hasWay ? words.next.noEntrance : meeting ? words.next.openElsewhere : words.next.open)}
      </chakra.p>
    </chakra.div>
  );
}
