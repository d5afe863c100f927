import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton, SkeletonText } from '@portal/ui/skeletons';

/** The shape of a course as a student finds it, while it is on its way: its picture, its name and what is told of it. */
export function PreviewSkeleton() {
  return (
    <chakra.div layerStyle="sheet" overflow="hidden">
      <Skeleton h="auto" aspectRatio="16 / 9" borderRadius="0" aria-hidden />
      <chakra.div p={{ base: '4', md: '6' }} display="grid" gap="7">
        <Skeleton h="8" w="70%" aria-hidden />
        <SkeletonText lines={7} />
      </chakra.div>
    </chakra.div>
  );
}
