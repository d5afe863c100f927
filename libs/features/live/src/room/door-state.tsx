import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { Spinner } from '@portal/ui/spinner';
import { useDoorWords } from '../reading/door-words.ts';

interface DoorStateProps {
  isWaiting: boolean;
  isLost: boolean;
  onLeave: () => void;
}

/** On the way in, or at the door until the host opens it. */
export function DoorState({ isWaiting, isLost, onLeave }: DoorStateProps) {
  const { words } = useDoorWords();
  return (
    <chakra.div
      role="status"
      layerStyle="sheet"
      p="8"
      maxW="form"
      mx="auto"
      display="grid"
      gap="3"
      justifyItems="center"
      textAlign="center"
    >
      <Spinner size="lg" label={null} />
      <chakra.p textStyle="title.sm">{isLost ? words.lost : isWaiting ? words.waiting : words.loading}</chakra.p>
      {isWaiting && <chakra.p color="fg.muted">{words.waitingBody}</chakra.p>}
      <Button variant="outline" onClick={onLeave}>
        {words.leave}
      </Button>
    </chakra.div>
  );
}
