import { chakra } from '@chakra-ui/react/styled-system';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '@portal/ui/icon';
import { useConversationWords } from '../words.ts';

/** A page that has just been opened is connected a moment later; that is nothing to speak of. */
const SHOWN_AFTER_MS = 3_000;

/** Says that nothing comes in while the connection is away, and that nothing is lost. */
export function ConnectionLine({ isConnected }: { isConnected: boolean }) {
  const words = useConversationWords();
  const [isAway, setIsAway] = useState(false);
  if (isConnected && isAway) setIsAway(false);
  useEffect(() => {
    if (isConnected) return undefined;
    const timer = setTimeout(() => setIsAway(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isConnected]);
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
          {words.disconnected}
        </chakra.p>
      )}
    </div>
  );
}
