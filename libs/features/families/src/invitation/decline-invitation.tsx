import { chakra } from '@chakra-ui/react/styled-system';
import { useDeclineInvitationMutation } from '@portal/api/classes/class-invitations.api';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { WORDS } from '../messages.ts';
import { AskedTwice } from '../paper/asked-twice.tsx';

interface DeclineInvitationProps {
  link: string;
  language: FamilyLanguage;
  onDeclined: () => void;
}

/** The way out for who did not want the invitation: asked once more, then nothing comes any more. */
export function DeclineInvitation({ link, language, onDeclined }: DeclineInvitationProps) {
  const [decline] = useDeclineInvitationMutation();
  return (
    <chakra.div mt="8" pt="4" borderTopWidth="1px" display="grid">
      <AskedTwice
        words={WORDS[language].decline}
        language={language}
        send={async () => {
          await decline({ body: { link } }).unwrap();
          onDeclined();
        }}
      />
    </chakra.div>
  );
}
