import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { messages } from '../messages.ts';

interface FeedFailedProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of what did not load. No alert and no toast: these errors are silent by the source (NTF-8). */
export function FeedFailed({ isRetrying, onRetry }: FeedFailedProps) {
  return (
    <chakra.div display="grid" justifyItems="center" gap="3" px="6" py="10" textAlign="center" color="fg.muted">
      <p>{messages.unavailable}</p>
      <Button variant="outline" size="sm" loading={isRetrying} onClick={onRetry}>
        {messages.retry}
      </Button>
    </chakra.div>
  );
}
