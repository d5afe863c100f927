import { chakra } from '@chakra-ui/react/styled-system';
import { type Withdrawal, WITHDRAWAL_FAILURE_LABELS } from '@portal/domain/wallet/withdrawal';
import { detail, running } from './withdrawal-messages.ts';

/** What there is to say of it in a sentence: what it waits for, that it has arrived, or why it has not. */
function stateSentence({ state, stage, failure }: Withdrawal): string {
  if (state === 'IN_PROGRESS') return running[stage];
  if (state === 'SUCCESS') return `${detail.arrived}. ${detail.arrivedBody}`;
  return failure ? WITHDRAWAL_FAILURE_LABELS[failure.cause] : detail.title;
}

/** The state of a withdrawal as a sentence; where it failed, the cause leads. */
export function WithdrawalState({ withdrawal }: { withdrawal: Withdrawal }) {
  const isFailed = withdrawal.state === 'FAILED';
  return (
    <chakra.p
      textStyle={isFailed ? 'title.sm' : 'body.md'}
      color={isFailed ? undefined : 'fg.muted'}
      overflowWrap="anywhere"
    >
      {stateSentence(withdrawal)}
    </chakra.p>
  );
}
