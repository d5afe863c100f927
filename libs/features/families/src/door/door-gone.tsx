import { chakra } from '@chakra-ui/react/styled-system';
import { EmptyState } from '@portal/ui/empty-state';
import { useReader } from '../reading/reader-context.ts';

/** A link that opens nothing any more: why, and who has another. */
export function DoorGone() {
  const { gone: words } = useReader().words;
  return (
    <chakra.div role="status" bg="bg.panel">
      <EmptyState name="not-found" title={words.title}>
        {words.body}
      </EmptyState>
    </chakra.div>
  );
}
