import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useDeclineInvitationMutation } from '@portal/api/classes/class-invitations.api';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { WORDS } from '../messages.ts';
import { refusalWords } from '../reading/refusal-words.ts';

interface DeclineInvitationProps {
  link: string;
  language: FamilyLanguage;
  onDeclined: () => void;
}

// Where the button stood that asked.
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** The way out for who did not want the invitation: asked once more, then nothing comes any more. */
export function DeclineInvitation({ link, language, onDeclined }: DeclineInvitationProps) {
  const { decline: words } = WORDS[language];
  const [isAsking, setIsAsking] = useState(false);
  const [decline, { isLoading, error }] = useDeclineInvitationMutation();
  const send = async () => {
    if (!('error' in (await decline({ body: { link } })))) onDeclined();
  };
  return (
    <chakra.div mt="8" pt="4" borderTopWidth="1px" display="grid" gap="3" justifyItems="start">
      {isAsking ? (
        <>
          <p>{words.question}</p>
          <ProblemBanner
            title={words.failed}
            problem={error ? { message: refusalWords(problemOf(error), language) } : null}
          />
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button ref={focus} variant="outline" loading={isLoading} onClick={() => void send()}>
              {words.confirm}
            </Button>
            <Button variant="ghost" onClick={() => setIsAsking(false)}>
              {words.keep}
            </Button>
          </chakra.div>
        </>
      ) : (
        <Button variant="ghost" onClick={() => setIsAsking(true)}>
          {words.ask}
        </Button>
      )}
    </chakra.div>
  );
}
