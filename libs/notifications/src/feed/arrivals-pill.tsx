import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowUp } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { messages } from '../messages.ts';

interface ArrivalsPillProps {
  count: number;
  onGoUp: () => void;
}

/** Tells the reader who is further down that something came, and takes her there (NTF-10). */
export function ArrivalsPill({ count, onGoUp }: ArrivalsPillProps) {
  return (
    <chakra.div role="status" position="sticky" top="2" zIndex="sticky" h="0" display="grid" justifyItems="center">
      {count > 0 && (
        <Button
          size="sm"
          borderRadius="full"
          boxShadow="md"
          onClick={onGoUp}
          startIcon={<Icon as={ArrowUp} size={16} />}
        >
          {messages.newArrived(count)}
        </Button>
      )}
    </chakra.div>
  );
}
