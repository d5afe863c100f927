import { chakra } from '@chakra-ui/react/styled-system';
import type { EndedLink } from '@portal/domain/classes/ended-links.contract';
import { EmptyState } from '@portal/ui/empty-state';
import { EndedLinkView } from '../ended/ended-link-view.tsx';
import { useReader } from '../reading/reader-context.ts';

/** A link that opens nothing any more: why, as far as that may be said, and who has another. */
export function DoorGone({ ended }: { ended: EndedLink | undefined }) {
  const { gone: words } = useReader().words;
  if (ended) return <EndedLinkView ended={ended} />;
  return (
    <chakra.div role="status" bg="bg.panel">
      <EmptyState name="not-found" title={words.title}>
        {words.body}
      </EmptyState>
    </chakra.div>
  );
}
