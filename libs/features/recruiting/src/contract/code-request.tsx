import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInSecond } from 'date-fns/constants';
import { useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useSendContractCodeMutation } from '@portal/api/recruiting/contracts.api';
import { now as clock, useNow } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { sign as words } from '../contract-messages.ts';

interface CodeRequestProps {
  link: string;
  onSent: () => void;
  /** Signed, void or expired since the page was opened. */
  onStale: () => void;
}

/** Asks for the code, and for another one when its minute is over (REG-3). */
export function CodeRequest({ link, onSent, onStale }: CodeRequestProps) {
  const [send, { isLoading }] = useSendContractCodeMutation();
  const [nextAt, setNextAt] = useState(0);
  const [hasSent, setHasSent] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const left = Math.ceil((nextAt - useNow(millisecondsInSecond).getTime()) / millisecondsInSecond);
  const isWaiting = left > 0;

  const waitFor = (seconds: number) => setNextAt(clock().getTime() + seconds * millisecondsInSecond);

  async function ask() {
    if (isWaiting) return;
    setProblem(null);
    const { data, error } = await send({ body: { link } });
    if (data) {
      waitFor(data.resendIn);
      setHasSent(true);
      return onSent();
    }
    const refusal = problemOf(error);
    if (refusal.code === 'TICKET_INVALID' || refusal.code === 'WRONG_STATE') return onStale();
    if (refusal.retryAfter) waitFor(refusal.retryAfter);
    // One that is on its way can be typed as well: the page was only loaded anew.
    setHasSent(refusal.code === 'OTP_RESEND_WAIT');
    setProblem(refusal.code === 'OTP_RESEND_WAIT' ? null : refusal);
  }

  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <Button variant="outline" loading={isLoading} aria-disabled={isWaiting} onClick={() => void ask()}>
        {isWaiting ? words.wait(left) : hasSent ? words.askAgain : words.ask}
      </Button>
      <chakra.p role="status" textStyle="body.sm" color="fg.muted" _empty={{ display: 'none' }}>
        {hasSent && words.sent}
      </chakra.p>
      <ProblemBanner title={words.askFailed} problem={problem} />
    </chakra.div>
  );
}
