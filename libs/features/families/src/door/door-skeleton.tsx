import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';

const Place = chakra('div', {
  base: {
    bg: 'bg.panel',
    px: { base: '4', md: '6' },
    py: { base: '4', md: '5' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
  },
});

/** The places of the next lesson and of the last one, before they come. */
export function DoorSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <chakra.div aria-hidden display="grid" gap="2">
        <Place>
          <Skeleton h="1.25rem" w="40%" />
          <Skeleton h="3.5rem" w="62%" />
          <Skeleton h="1.25rem" w="48%" />
          <Skeleton h="control.lg" borderRadius="l2" />
        </Place>
        <Place>
          <Skeleton h="1.25rem" w="30%" />
          <Skeleton h="1.625rem" w="70%" />
          <Skeleton h="3rem" borderRadius="l2" />
          <Skeleton h="1.25rem" w="92%" />
          <Skeleton h="1.25rem" w="64%" />
        </Place>
      </chakra.div>
    </div>
  );
}
