import type { Withdrawal } from '@portal/domain/wallet/withdrawal';
import { DateText } from '@portal/ui/date-text';
import { StageLine } from './stage-line.tsx';
import { stages as words } from './stage-messages.ts';
import { type ShownStep, stepsOf } from './withdrawal-stages.ts';

/** How far one withdrawal has come. */
export function WithdrawalStageLine({ withdrawal }: { withdrawal: Withdrawal }) {
  const { failure } = withdrawal;
  return (
    <StageLine
      stages={stepsOf(withdrawal).map((shown) => ({
        id: shown.step,
        label: shown.state === 'failed' && failure ? words.failed[failure.cause] : words.names[shown.step],
        state: shown.state,
        note: <StepTime {...shown} />,
      }))}
    />
  );
}

function StepTime({ at, until }: ShownStep) {
  if (at !== undefined) return <DateText instant={at} show="dateTime" />;
  if (until === undefined) return null;
  return (
    <>
      <DateText instant={until} show="weekday" /> {words.until}
    </>
  );
}
