import { chakra } from '@chakra-ui/react/styled-system';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { paths } from '@portal/domain/site/paths';
import { LessonDots } from '@portal/lesson/lesson-dots';
import { LessonSteps } from '@portal/lesson/lesson-steps';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { RouteLinks } from '@portal/ui/route-links';
import { pages } from '../messages.ts';

const TICK_MS = 15_000;

interface Props {
  desk: LessonDesk;
  /** Path of the page under this head. */
  current: string;
  /** Whether the four steps of the lesson stand here in full, or small. */
  showsSteps?: boolean;
}

/** How the lesson stands, and the ways to its pages, over each of them. */
export function LessonHead({ desk, current, showsSteps = false }: Props) {
  const now = useNow(TICK_MS);
  const { id } = desk.lesson;
  const links = [
    { label: pages.holding, href: paths.lesson(id) },
    { label: pages.wrapUp, href: paths.lessonWrapUp(id) },
    { label: pages.evidence, href: paths.lessonEvidence(id) },
  ];
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {showsSteps ? <LessonSteps desk={desk} now={now} /> : <LessonDots known={desk} now={now} />}
      <RouteLinks
        label={pages.nav}
        linkAs={RouterLink}
        links={links.map((link) => ({ ...link, isCurrent: link.href === current }))}
      />
    </chakra.div>
  );
}
