import { chakra } from '@chakra-ui/react/styled-system';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { paths } from '@portal/domain/site/paths';
import { LessonDots } from '@portal/lesson/lesson-dots';
import { LessonSteps } from '@portal/lesson/lesson-steps';
import { LessonTime } from '@portal/lesson/lesson-time';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { RouteLinks } from '@portal/ui/route-links';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { messages, pages } from '../messages.ts';

const TICK_MS = 15_000;

interface Props {
  desk: LessonDesk;
  /** Path of the page under this head. */
  current: string;
  /** Whether the four steps of the lesson stand here in full, or small. */
  showsSteps?: boolean;
}

/** Which lesson this is and how it stands, over each of its pages. */
export function LessonHead({ desk, current, showsSteps = false }: Props) {
  const now = useNow(TICK_MS);
  const { lesson } = desk;
  const { id, classId, className, no, title, mode, isTrial } = lesson;
  const links = [
    { label: pages.holding, href: paths.lesson(id) },
    { label: pages.wrapUp, href: paths.lessonWrapUp(id) },
    { label: pages.evidence, href: paths.lessonEvidence(id) },
  ];
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p textStyle="body.md" fontWeight="semibold" dir="auto">
          <TextLink href={paths.classDetail(classId)} linkAs={RouterLink}>
            {className}
          </TextLink>
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
          <chakra.p textStyle="body.md" color="fg.muted" overflowWrap="anywhere">
            {[messages.no(no), title, isTrial && messages.trial].filter(Boolean).join(' · ')} ·{' '}
            <LessonTime {...lesson} />
          </chakra.p>
          <StatusChip group="teachingMode" status={mode} />
        </chakra.div>
      </chakra.div>
      {showsSteps ? <LessonSteps desk={desk} now={now} /> : <LessonDots known={desk} now={now} />}
      <RouteLinks
        label={pages.nav}
        linkAs={RouterLink}
        links={links.map((link) => ({ ...link, isCurrent: link.href === current }))}
      />
    </chakra.div>
  );
}
