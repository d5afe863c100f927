import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '@portal/ui/button';
import { messages as words } from '../messages.ts';

/** In the place of a drawing that failed: it takes no figure with it. */
export function ChartFailed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <chakra.div role="alert" display="grid" justifyItems="start" gap="3" textStyle="body.sm">
      <p>{words.failed}</p>
      <Button variant="outline" onClick={onRetry}>
        {words.retry}
      </Button>
      <chakra.div w="full">{children}</chakra.div>
    </chakra.div>
  );
}
