import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { HeroFrame } from './hero-frame.tsx';
import { nextWords as words } from './next-messages.ts';

/** The leading surface before anything is known of the day. */
export const HeroLoading = () => (
  <chakra.div aria-busy="true">
    <HeroFrame
      tone="next"
      // Of a lesson, which it is mostly.
      minH="26rem"
      label={<VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
      words={
        <>
          <Skeleton h="1.75rem" w="56%" />
          <Skeleton h="1rem" w="72%" />
        </>
      }
      figure={<Skeleton h="3.5rem" w="11rem" maxW="full" />}
      act={<Skeleton h="3rem" w="full" borderRadius="l2" />}
    />
  </chakra.div>
);
