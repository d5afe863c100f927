import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { messages as words } from '../messages.ts';

const FIGURES = 13;

/** The leading figure and the band before they come, in their places. */
export function HeadSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <chakra.div aria-hidden display="grid" gap="6">
        <chakra.div display="grid" gap="3">
          <Skeleton h="1.25rem" w="min(20rem, 80%)" />
          <Skeleton h="4rem" w="min(16rem, 80%)" />
          <Skeleton h="1.5rem" w="min(34rem, 100%)" />
        </chakra.div>
        <chakra.div
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))"
          columnGap="4"
          borderTopWidth="1px"
        >
          {Array.from({ length: FIGURES }, (_, n) => (
            <chakra.div key={n} display="grid" gap="2" py="3" h="5.75rem" borderBottomWidth="1px">
              <Skeleton h="0.75rem" w="60%" />
              <Skeleton h="1.25rem" w="80%" />
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.div>
    </div>
  );
}
