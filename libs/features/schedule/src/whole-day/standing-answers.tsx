import { chakra } from '@chakra-ui/react/styled-system';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { answerMessages as words } from '../day-answers/answer-messages.ts';

/** The way back to what the families said, while a proposal of the day waits. */
export function StandingAnswers({ onSee }: { onSee: () => void }) {
  return (
    <chakra.div px={{ base: '5', md: '8' }} pt="5">
      <Banner
        tone="info"
        title={words.isOpen}
        action={
          <Button variant="outline" onClick={onSee}>
            {words.see}
          </Button>
        }
      />
    </chakra.div>
  );
}
