import { millisecondsInSecond } from 'date-fns/constants';
import { useRef, useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { now, useNow } from '../clock.ts';

/** What came of asking for a code: it was sent, one is under way already, or it was asked for too often. */
export type CodeOutcome = 'SENT' | 'WAITING' | 'TOO_OFTEN';

export interface CodeRequest {
  readonly outcome: CodeOutcome | null;
  /** Why it was refused, where waiting does not help. */
  readonly problem: ApiProblem | null;
  readonly isSending: boolean;
  /** From when another one may be asked for, in ms. */
  readonly nextAt: number;
  /** Resolves to what came of it; `send` rejects as `unwrap()` does. One at a time. */
  ask(send: () => Promise<{ resendIn: number }>): Promise<CodeOutcome | ApiProblem | null>;
}

/** Asks for a one-time code, and for another one when its wait is over (REG-3). */
export function useCodeRequest(): CodeRequest {
  const [nextAt, setNextAt] = useState(0);
  const [outcome, setOutcome] = useState<CodeOutcome | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);

  function end(what: CodeOutcome, seconds: number): CodeOutcome {
    setNextAt(now().getTime() + seconds * millisecondsInSecond);
    setOutcome(what);
    return what;
  }

  async function attempt(send: () => Promise<{ resendIn: number }>): Promise<CodeOutcome | ApiProblem> {
    try {
      const { resendIn } = await send();
      return end('SENT', resendIn);
    } catch (error) {
      const refusal = problemOf(error);
      const { code, retryAfter } = refusal;
      // How long is told by the button, which counts it.
      if (retryAfter !== undefined) return end(code === 'OTP_RESEND_WAIT' ? 'WAITING' : 'TOO_OFTEN', retryAfter);
      setProblem(refusal);
      return refusal;
    }
  }

  return {
    outcome,
    problem,
    isSending,
    nextAt,
    async ask(send) {
      if (isRunning.current) return null;
      isRunning.current = true;
      setProblem(null);
      setOutcome(null);
      setIsSending(true);
      const result = await attempt(send);
      setIsSending(false);
      isRunning.current = false;
      return result;
    },
  };
}

/** How many seconds are left until a moment; zero once it has come. */
export function useSecondsUntil(at: number): number {
  const instant = useNow(millisecondsInSecond).getTime();
  return Math.max(0, Math.ceil((at - instant) / millisecondsInSecond));
}
