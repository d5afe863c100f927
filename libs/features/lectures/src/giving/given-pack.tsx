import { chakra } from '@chakra-ui/react/styled-system';
import type { PackUse } from '@portal/domain/library/pack';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/text-link';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { giving as words } from '../packs-messages.ts';
import type { OpenLesson } from './open-lessons.ts';

interface GivenPackProps {
  lesson: OpenLesson;
  use: PackUse;
  onClose: () => void;
}

/** Where everything of the pack is now. */
export function GivenPack({ lesson, use, onClose }: GivenPackProps) {
  const place = useArrival<HTMLParagraphElement>(true);
  const { packName, lectureId, assignmentId, polls, pages } = use;
  const links = [
    { label: words.toLesson, href: paths.lesson(lesson.id) },
    lectureId !== null && { label: words.toLectures, href: paths.classLectures(lesson.classId) },
    assignmentId !== null && { label: words.toHomework, href: paths.classAssignments(lesson.classId) },
  ].filter((link) => link !== false);
  return (
    <chakra.div display="grid" gap="3">
      <chakra.p ref={place} {...ARRIVAL} fontWeight="semibold">
        {words.done(packName, words.lessonName(lesson.className, lesson.no))}
      </chakra.p>
      {(polls.length > 0 || pages > 0) && (
        <chakra.p color="fg.muted">{words.inRoom({ polls: polls.length, pages })}</chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="1" justifyItems="start">
        {links.map(({ label, href }) => (
          <li key={label}>
            <TextLink href={href} linkAs={RouterLink} touch>
              {label}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
      <Button variant="outline" justifySelf="end" onClick={onClose}>
        {words.close}
      </Button>
    </chakra.div>
  );
}
