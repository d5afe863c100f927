import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { page as words } from '../overview-messages.ts';

const Pair = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 27rem' } },
});

/** The page that is on its way: its figure as wide as a figure, and its cards as high as they will be. */
export function IncomeSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <chakra.div aria-hidden display="grid" gap="5">
        <Pair>
          <chakra.div display="grid" gap="4" alignContent="start">
            <Skeleton h="1rem" w="9rem" />
            <Skeleton h={{ base: '3rem', md: '4.25rem' }} w="min(24rem, 90%)" />
            <Skeleton h="1rem" w="16rem" maxW="full" />
            <Skeleton h="3rem" w="min(17rem, 100%)" />
          </chakra.div>
          <Skeleton h="17rem" borderRadius="l3" />
        </Pair>
        <Pair>
          <Skeleton h="27rem" borderRadius="l3" />
          <Skeleton h="27rem" borderRadius="l3" />
        </Pair>
        <Skeleton h="18rem" borderRadius="l3" />
      </chakra.div>
    </div>
  );
}
