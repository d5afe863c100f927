import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { useRoom } from '../session/use-room.ts';
import { hostCardLine, useFrameWords } from './frame-messages.ts';

interface CardLineProps {
  /** Of what opens with a press and closes with the next; without it a press goes to the cards. */
  isOpen?: boolean;
  onOpen: () => void;
}

/** Where a phone has the cards out of sight: what they want, in one line, and the way to them. */
export function CardLine({ isOpen, onOpen }: CardLineProps) {
  const { state, isHost, pass } = useRoom();
  const words = useFrameWords().cardLine;
  const { poll, waiting } = state;
  const isAsked = poll?.isOpen && poll.mine === null && pass?.role === 'STUDENT';
  const text =
    isHost && waiting.length > 0
      ? hostCardLine.waiting(waiting.length)
      : poll && (poll.isOpen ? words.asked : words.result)(poll.isQuiz, poll.question);
  if (!text) return null;
  return (
    <chakra.div
      display="flex"
      flexShrink="0"
      alignItems="center"
      gap="3"
      mt="2"
      // Where large text makes the place above it scroll.
      position="sticky"
      bottom="0"
      zIndex="1"
      ps="3"
      pe="1"
      py="1"
      borderRadius="l3"
      bg="bg.muted"
      textStyle="label"
    >
      <chakra.p flex="1" minW="0" truncate>
        {text}
      </chakra.p>
      <Button name="cards" size="sm" minH="touch" aria-expanded={isOpen} onClick={onOpen}>
        {isAsked ? words.answer : words.look}
      </Button>
    </chakra.div>
  );
}
