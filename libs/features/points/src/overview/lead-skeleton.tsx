import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';

/** The outline of the lead: figure, line, wish, three facts. */
export function LeadSkeleton({ label }: { label: string }) {
  return (
    <chakra.div aria-busy="true" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <chakra.div aria-hidden display="grid" gap="3">
        <Skeleton h="4rem" w="min(14rem, 70%)" />
        <Skeleton h="1rem" w="min(22rem, 90%)" />
      </chakra.div>
      <Skeleton aria-hidden h="7.5rem" borderRadius="xl" />
      <Skeleton aria-hidden h="2.75rem" w="min(26rem, 100%)" />
    </chakra.div>
  );
}
