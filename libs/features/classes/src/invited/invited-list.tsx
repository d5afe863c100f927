import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import {
  useResendInvitationLetterMutation,
  useWithdrawInvitationMutation,
} from '@portal/api/classes/class-invitations.api';
import type { InvitationLetter } from '@portal/domain/classes/invitation-letter';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { invited as words } from '../invited-messages.ts';
import { InvitedRow } from './invited-row.tsx';

interface Props {
  classId: string;
  letters: readonly InvitationLetter[];
  /** No seat is left for a family for which none is kept. */
  isFull: boolean;
}

/** The invitations of a class, the newest first, each with what can still be done to it. */
export function InvitedList({ classId, letters, isFull }: Props) {
  const [resend, resending] = useResendInvitationLetterMutation();
  const [withdraw, { isLoading }] = useWithdrawInvitationMutation();
  const [asked, setAsked] = useState<InvitationLetter>();
  const act = useAction();
  const sendAgain = ({ id, email }: InvitationLetter) =>
    void act(() => resend({ id: classId, invitationId: id }).unwrap(), {
      done: words.resent(email),
      failed: words.resendFailed,
    });
  const takeBack = async ({ id }: InvitationLetter) => {
    await act(() => withdraw({ id: classId, invitationId: id }).unwrap().catch(inWords), {
      done: words.withdrawn,
      failed: words.withdrawFailed,
    });
    setAsked(undefined);
  };
  return (
    <>
      <chakra.ul listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {letters.map((letter) => (
          <InvitedRow
            key={letter.id}
            letter={letter}
            isFull={isFull}
            isSending={resending.isLoading && resending.originalArgs?.invitationId === letter.id}
            onResend={() => sendAgain(letter)}
            onWithdraw={() => setAsked(letter)}
          />
        ))}
      </chakra.ul>
      <AlertDialog
        open={asked !== undefined}
        title={asked ? words.withdrawQuestion(asked.email) : ''}
        confirmLabel={words.withdraw}
        cancelLabel={words.keep}
        loading={isLoading}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void takeBack(asked)}
      >
        {words.withdrawBody}
      </AlertDialog>
    </>
  );
}

/** The family was first. */
function inWords(error: unknown): never {
  const problem = problemOf(error);
  throw problem.code === 'WRONG_STATE' ? { ...problem, message: words.changed } : problem;
}
