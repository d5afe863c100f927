import { chakra } from '@chakra-ui/react/styled-system';
import type { PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { CourseList } from '../courses/course-list.tsx';
import { ReviewsBlock } from '../reviews/reviews-block.tsx';
import { TrialBar } from '../times/trial-bar.tsx';
import { TrialBlock } from '../times/trial-block.tsx';
import { useIsWide } from '../times/use-is-wide.ts';
import { useTrial } from '../times/use-trial.ts';
import { AboutBlock } from './about-block.tsx';
import { BackgroundBlocks } from './background-blocks.tsx';
import { TeacherFacts } from './teacher-facts.tsx';
import { TeacherHead } from './teacher-head.tsx';

const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '8', minW: '0' },
});

/** The bar at the end of a phone lies on nothing that is being used. */
const CLEAR_OF_BAR = { '& :is(a, button, input, label, summary)': { scrollMarginBlockEnd: '7rem' } };

/** Who she is first, then when she has time, then everything else; on a desk the times stand beside it. */
export function TeacherView({ teacher }: { teacher: PublicTeacher }) {
  const isWide = useIsWide();
  const trial = useTrial(teacher);
  return (
    <chakra.div css={CLEAR_OF_BAR}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23.75rem' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
        columnGap="12"
        rowGap="8"
        alignItems="start"
      >
        <Stack gap="6">
          <TeacherHead teacher={teacher} />
          <TeacherFacts teacher={teacher} />
        </Stack>
        <chakra.div
          gridColumn={{ lg: '2' }}
          gridRow={{ lg: '1 / span 2' }}
          minW="0"
          position={{ lg: 'sticky' }}
          top={{ lg: 'calc({sizes.header} + {spacing.4})' }}
          maxH={{ lg: 'calc(100dvh - {sizes.header} - {spacing.8})' }}
          overflowY={{ lg: 'auto' }}
          // What scrolls cuts the rings of focus at its edge.
          p="1"
          m="-1"
        >
          <TrialBlock teacher={teacher} trial={trial} hasButton={isWide} />
        </chakra.div>
        <Stack>
          <AboutBlock teacher={teacher} />
          <CourseList courses={teacher.courses} />
          <BackgroundBlocks teacher={teacher} />
          <ReviewsBlock teacher={teacher} />
        </Stack>
      </chakra.div>
      {!isWide && <TrialBar teacherId={teacher.id} trial={trial} />}
    </chakra.div>
  );
}
