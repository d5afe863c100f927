import { chakra } from '@chakra-ui/react/styled-system';
import { PanelBody } from '../panel-body.tsx';
import { useRoom } from '../session/use-room.ts';
import { PollForm } from './poll-form.tsx';
import { usePollWords } from './poll-messages.ts';

/** Where the host writes a question; what stands in the room is on its card. */
export function PollPanel() {
  const { state, isHost } = useRoom();
  const words = usePollWords();
  const { poll } = state;
  return (
    <PanelBody>
      {!poll && isHost ? (
        <PollForm />
      ) : (
        <chakra.p color="fg.muted">{poll ? words.atCard(poll.isOpen) : words.none}</chakra.p>
      )}
    </PanelBody>
  );
}
