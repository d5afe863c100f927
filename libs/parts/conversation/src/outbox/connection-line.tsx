import { chakra } from '@chakra-ui/react/styled-system';
import { WifiOff } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { useOnline } from '@portal/ui/use-online';
import { useConversationWords } from '../words.ts';
import { useIsAway } from './use-is-away.ts';

/** Says that nothing comes in while the connection is away, where the page does not, and that nothing is lost. */
export function ConnectionLine({ isConnected }: { isConnected: boolean }) {
  const words = useConversationWords();
  const isOnline = useOnline();
  const isAway = useIsAway(isConnected);
  return (
    <div role="status">
      {isAway && (
        <chakra.p
          display="flex"
          gap="2"
          alignItems="center"
          px="4"
          py="2"
          textStyle="body.sm"
          bg="mustard.subtle"
          color="mustard.fg"
        >
          <Icon as={WifiOff} size={16} />
          {isOnline ? `${words.disconnected} ${words.sentLater}` : words.sentLater}
        </chakra.p>
      )}
    </div>
  );
}
