import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { NARROW } from '../narrow.ts';
import { useConversationWords } from '../words.ts';

/** Where the word of a button would cover what is read. */
const UNSEEN = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

interface ToNewestProps {
  /** How many came in below, as far as they are here. */
  below: number;
  isLoading: boolean;
  onGo: () => void;
}

/** The way from older messages to the newest, with how many came in meanwhile. */
export function ToNewest({ below, isLoading, onGo }: ToNewestProps) {
  const words = useConversationWords();
  return (
    <chakra.div
      position="absolute"
      insetX="0"
      bottom="3"
      px="3"
      display="grid"
      placeItems="center"
      pointerEvents="none"
      css={{ [NARROW]: { justifyItems: 'end' } }}
    >
      <Button
        size="sm"
        variant="outline"
        pointerEvents="auto"
        boxShadow="md"
        loading={isLoading}
        onClick={onGo}
        startIcon={<Icon as={ArrowDown} size={16} />}
      >
        {below > 0 ? words.newBelow(below) : <chakra.span css={{ [NARROW]: UNSEEN }}>{words.toNewest}</chakra.span>}
      </Button>
    </chakra.div>
  );
}
