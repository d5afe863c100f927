import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { useConversationWords } from '../words.ts';

interface OlderMessagesProps {
  isLoading: boolean;
  hasFailed: boolean;
  onLoad: () => void;
}

/** The way back in a talk, for those who do not scroll, and where scrolling did not bring what was before. */
export function OlderMessages({ isLoading, hasFailed, onLoad }: OlderMessagesProps) {
  const words = useConversationWords();
  return (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="center" alignItems="center" gap="3">
      {hasFailed && (
        <chakra.p role="alert" textStyle="body.sm" color="fg.error">
          {words.olderFailed}
        </chakra.p>
      )}
      <Button size="sm" variant="ghost" loading={isLoading} onClick={onLoad}>
        {words.loadOlder}
      </Button>
    </chakra.div>
  );
}
