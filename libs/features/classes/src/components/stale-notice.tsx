import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { messages } from '../messages.ts';

interface Props {
  /** What the last try brought; nothing is drawn without it. */
  error: unknown;
  onRetry: () => void;
}

/** Over what is still shown from before when it could not be loaded anew. */
export function StaleNotice({ error, onRetry }: Props) {
  return (
    // Empty it takes no room, not even a gap.
    <chakra.div role="status" mb="4" _empty={{ position: 'absolute', mb: '0' }}>
      {Boolean(error) && (
        <Banner
          tone="warning"
          title={messages.stale}
          action={
            <Button variant="outline" onClick={onRetry}>
              {messages.retry}
            </Button>
          }
        >
          {problemOf(error).message}
        </Banner>
      )}
    </chakra.div>
  );
}
