import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton, SkeletonText } from '@portal/ui/skeletons';
import { explain as words } from '../explain-messages.ts';

/** An explanation that is on its way: its figure, its bar, its steps. */
export function ExplainSkeleton() {
  return (
    <chakra.div display="grid" gap="4">
      <Skeleton aria-hidden h="1rem" w="60%" />
      <Skeleton aria-hidden h="3.5rem" w="70%" />
      <Skeleton aria-hidden h="0.875rem" />
      <SkeletonText lines={8} label={words.loading} />
    </chakra.div>
  );
}
