import { useState } from 'react';
import { useSendPaymentCodeMutation } from '@portal/api/wallet/payment-accounts.api';
import { useCodeRequest, useSecondsUntil } from '@portal/portal-core/use-code-request';

/** The code of a mail: which one was sent last, where to, and from when another may be asked for. */
export function useMailedCode() {
  const [send] = useSendPaymentCodeMutation();
  const { ask, nextAt, ...request } = useCodeRequest();
  const [sent, setSent] = useState<{ codeId: string; sentTo: string } | null>(null);
  return {
    ...request,
    codeId: sent?.codeId ?? null,
    sentTo: sent?.sentTo ?? '',
    secondsLeft: useSecondsUntil(nextAt),
    /** Resolves to whether one was sent. */
    async ask() {
      const outcome = await ask(async () => {
        const { codeId, sentTo, resendInSeconds } = await send({ body: {} }).unwrap();
        setSent({ codeId, sentTo });
        return { resendIn: resendInSeconds };
      });
      return outcome === 'SENT';
    },
  };
}

export type MailedCode = ReturnType<typeof useMailedCode>;
