import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInSecond } from 'date-fns/constants';
import { useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useSendContractCodeMutation } from '@portal/api/recruiting/contracts.api';
import { now as clock, useNow } from '@portal/portal-core/clock';
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

/** Asks for the code, and for another one when its minute is over (REG-3). */
export function CodeRequest({ link, onSent, onStale }: CodeRequestProps) {
  const [send, { isLoading }] = useSendContractCodeMutation();
  const [nextAt, setNextAt] = useState(0);
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const left = Math.ceil((nextAt - useNow(millisecondsInSecond).getTime()) / millisecondsInSecond);
  const isWaiting = left > 0;

  const waitFor = (seconds: number) => setNextAt(clock().getTime() + seconds * millisecondsInSecond);

  async function ask() {
    if (isWaiting) return;
    setProblem(null);
    setSaid(null);
    const { data, error } = await send({ body: { link } });
    if (data) {
      waitFor(data.resendIn);
      setSaid(words.sent);
      return onSent();
    }
    const refusal = problemOf(error);
    if (isStale(refusal)) return onStale();
    if (refusal.retryAfter === undefined) return setProblem(refusal);
    // How long is told by the button, which counts it.
    waitFor(refusal.retryAfter);
    setSaid(refusal.code === 'OTP_RESEND_WAIT' ? words.waiting : words.tooOften);
  }

  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <Button variant="outline" loading={isLoading} aria-disabled={isWaiting} onClick={() => void ask()}>
        {isWaiting ? words.wait(left) : said ? words.askAgain : words.ask}
      </Button>
      <chakra.p role="status" textStyle="body.sm" color="fg.muted" _empty={{ display: 'none' }}>
        {said}
      </chakra.p>
      <ProblemBanner title={words.askFailed} problem={problem} />
    </chakra.div>
  );
}
