import { chakra } from '@chakra-ui/react/styled-system';
import { useSendContractCodeMutation } from '@portal/api/recruiting/contracts.api';
import { type CodeOutcome, useCodeRequest, useSecondsUntil } from '@portal/portal-core/use-code-request';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { sign as words } from '../contract-messages.ts';
import { isStale } from './stale-link.ts';

interface CodeRequestProps {
  link: string;
  onSent: () => void;
  /** Signed, void or expired since the page was opened. */
  onStale: () => void;
}

const SAID: Record<CodeOutcome, string> = { SENT: words.sent, WAITING: words.waiting, TOO_OFTEN: words.tooOften };

/** Asks for the code, and for another one when its minute is over (REG-3). */
export function CodeRequest({ link, onSent, onStale }: CodeRequestProps) {
  const [send] = useSendContractCodeMutation();
  const { ask, outcome, problem, isSending, nextAt } = useCodeRequest();
  const left = useSecondsUntil(nextAt);
  const isWaiting = left > 0;

  async function press() {
    if (isWaiting) return;
    const result = await ask(() => send({ body: { link } }).unwrap());
    if (result === 'SENT') onSent();
    else if (result !== null && typeof result === 'object' && isStale(result)) onStale();
  }

  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <Button variant="outline" loading={isSending} aria-disabled={isWaiting} onClick={() => void press()}>
        {isWaiting ? words.wait(left) : outcome ? words.askAgain : words.ask}
      </Button>
      <chakra.p role="status" textStyle="body.sm" color="fg.muted" _empty={{ display: 'none' }}>
        {outcome && SAID[outcome]}
      </chakra.p>
      <ProblemBanner title={words.askFailed} problem={problem} />
    </chakra.div>
  );
}
