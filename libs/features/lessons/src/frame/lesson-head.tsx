import { chakra } from '@chakra-ui/react/styled-system';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { paths } from '@portal/domain/site/paths';
import { LessonTime } from '@portal/lesson/lesson-time';
import { RouterLink } from '@portal/portal-core/router-link';
import { RouteLinks } from '@portal/ui/route-links';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { messages, pages } from '../messages.ts';

interface Props {
  lesson: LessonDesk['lesson'];
  /** Path of the page under this head. */
  current: string;
}

/** Which lesson this is and how it stands, over each of its pages. */
export function LessonHead({ lesson, current }: Props) {
  const { id, classId, className, no, title, status, held, mode, isTrial } = lesson;
  const links = [
    { label: pages.holding, href: paths.lesson(id) },
    { label: pages.wrapUp, href: paths.lessonWrapUp(id) },
    { label: pages.evidence, href: paths.lessonEvidence(id) },
  ];
  return (
    <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p textStyle="body.md" fontWeight="semibold" dir="auto">
        <TextLink href={paths.classDetail(classId)} linkAs={RouterLink}>
          {className}
        </TextLink>
      </chakra.p>
      <chakra.p textStyle="body.md" color="fg.muted">
        {[messages.no(no), title, isTrial && messages.trial].filter(Boolean).join(' · ')} · <LessonTime {...lesson} />
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <StatusChip group="lesson" status={lessonStateOf(lesson)} />
        {status === 'FINISHED' && <StatusChip group="classState" status={held ? 'held' : 'notHeld'} />}
        <StatusChip group="teachingMode" status={mode} />
      </chakra.div>
      <RouteLinks
        label={pages.nav}
        linkAs={RouterLink}
        links={links.map((link) => ({ ...link, isCurrent: link.href === current }))}
      />
    </chakra.div>
  );
}
