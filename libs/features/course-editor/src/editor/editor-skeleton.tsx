import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton, SkeletonText } from '@portal/ui/skeletons';

/** The shape of the editor while its course is on its way. */
export function EditorSkeleton() {
  return (
    <chakra.div
      mt="5"
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '12.5rem minmax(0, 1fr)' }}
    >
      <chakra.div display="grid" gap="2" alignContent="start" aria-hidden>
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} h="11" display={at === 0 ? undefined : { base: 'none', lg: 'block' }} />
        ))}
      </chakra.div>
      <chakra.div layerStyle="sheet" p={{ base: 'sheet', md: '6' }}>
        <SkeletonText lines={9} />
      </chakra.div>
    </chakra.div>
  );
}
