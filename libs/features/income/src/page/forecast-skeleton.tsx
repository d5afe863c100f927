import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton, SkeletonText } from '@portal/ui/skeletons';
import { forecast as words } from '../overview-messages.ts';

/** The forecast that is on its way, as high as it will be. */
export function ForecastSkeleton() {
  return (
    <chakra.div layerStyle="sheet" p={{ base: 'sheet', md: '6' }} display="grid" gap="5" minH="27rem">
      <Skeleton aria-hidden h="1.5rem" w="50%" />
      <Skeleton aria-hidden h="2.25rem" w="70%" />
      <SkeletonText lines={6} label={words.loading} />
    </chakra.div>
  );
}
