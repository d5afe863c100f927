import { chakra } from '@chakra-ui/react/styled-system';
import { PlainPanel } from '@portal/ui/plain-panel';
import { Skeleton } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { flowWords as words } from './flow-messages.ts';

const BLOCKS = ['3.125rem', '3.75rem', '3.75rem', '3.125rem'];

/** Four grey blocks of a day that is not known yet. */
export const FlowLoading = () => (
  <PlainPanel title={words.title}>
    <chakra.div aria-busy="true" display="grid" gap="5" ps="3.5rem" my="2.5">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      {BLOCKS.map((height, at) => (
        <Skeleton key={at} h={height} borderRadius="l2" aria-hidden />
      ))}
    </chakra.div>
  </PlainPanel>
);
