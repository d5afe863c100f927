import { chakra } from '@chakra-ui/react/styled-system';
import { EmptyState } from '@portal/ui/empty-state';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { useGuardianWords } from './guardian-messages.ts';

/** In the place of the page for who does not want it any more. */
export function HasLeft() {
  const { leave: words } = useGuardianWords();
  return (
    <chakra.div ref={useArrival<HTMLDivElement>(true)} {...ARRIVAL} role="status" bg="bg.panel">
      <EmptyState name="welcome" title={words.done}>
        {words.doneBody}
      </EmptyState>
    </chakra.div>
  );
}
