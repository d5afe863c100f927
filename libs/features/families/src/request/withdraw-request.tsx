import { useWithdrawEnrollmentMutation } from '@portal/api/classes/enrollments.api';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { WORDS } from '../messages.ts';
import { AskedTwice } from '../paper/asked-twice.tsx';
import type { SentRequest } from './request-values.ts';

interface WithdrawRequestProps {
  link: string;
  sent: SentRequest;
  language: FamilyLanguage;
  onWithdrawn: (sent: SentRequest) => void;
}

/** Takes back what the family has asked for, as long as nobody has answered. */
export function WithdrawRequest({ link, sent, language, onWithdrawn }: WithdrawRequestProps) {
  const words = WORDS[language];
  const [withdraw] = useWithdrawEnrollmentMutation();
  const { clientId } = sent;
  return (
    <AskedTwice
      words={words.withdraw}
      language={language}
      refusals={words.refusals}
      send={async () => {
        const answer = await withdraw({ body: { link, ...(clientId !== undefined && { clientId }) } }).unwrap();
        onWithdrawn({ ...sent, ...answer });
      }}
    />
  );
}
