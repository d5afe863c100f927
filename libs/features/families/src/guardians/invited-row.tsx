import { chakra } from '@chakra-ui/react/styled-system';
import { useWithdrawGuardianMutation } from '@portal/api/families/family-guardians.api';
import type { InvitedChildGuardian } from '@portal/domain/families/family-guardian';
import { now } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { Refusal } from '../paper/refusal.tsx';
import { useOneAtATime } from '../paper/use-one-at-a-time.ts';
import { useReader } from '../reading/reader-context.ts';
import { useGuardianWords } from './guardian-messages.ts';

interface InvitedRowProps {
  invited: InvitedChildGuardian;
  onWithdrawn: () => void;
}

/** Somebody who was asked and is no guardian yet, or said no; who asked may take it back. */
export function InvitedRow({ invited, onWithdrawn }: InvitedRowProps) {
  const { link, time, zone } = useReader();
  const words = useGuardianWords();
  const [withdraw] = useWithdrawGuardianMutation();
  const { run, isRunning, problem } = useOneAtATime();
  const { id, name, relation, email, state, expiresAt, isMine } = invited;
  const take = () =>
    void run(async () => {
      await withdraw({ link, id }).unwrap();
      onWithdrawn();
    });
  return (
    <chakra.li display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" overflowWrap="anywhere">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.div flex="1 1 12rem" minW="0">
          <chakra.p fontWeight="semibold">
            {name}
            <chakra.span fontWeight="normal" color="fg.muted">{` · ${words.relations[relation]}`}</chakra.span>
          </chakra.p>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {email}
          </chakra.p>
          <chakra.p textStyle="body.sm" color={state === 'SENT' ? 'mustard.fg' : 'fg.muted'}>
            {words.states[state]}
            {state === 'SENT' && ` (${words.until(time.near(expiresAt, zone, now()))})`}
          </chakra.p>
        </chakra.div>
        {state === 'SENT' && isMine && (
          <Button
            variant="outline"
            aria-label={words.withdrawOf(name)}
            loading={isRunning}
            loadingText={words.withdrawing}
            onClick={take}
          >
            {words.withdraw}
          </Button>
        )}
      </chakra.div>
      <Refusal title={words.withdrawFailed} problem={problem} />
    </chakra.li>
  );
}
