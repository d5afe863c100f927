import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import type { WithdrawalTerms } from '@portal/domain/wallet/withdrawal';
import { StageLine } from '../stages/stage-line.tsx';
import { stages as words } from '../stages/stage-messages.ts';

/** What a withdrawal that is asked for now would go through, and on which days. */
export function PlannedStages({ terms: { approvedBy, arrivesOn } }: { terms: WithdrawalTerms }) {
  const { names, today, until, expected } = words;
  return (
    <StageLine
      stages={[
        { id: 'REQUEST', label: names.REQUEST, state: 'now', note: today },
        { id: 'APPROVAL', label: names.APPROVAL, state: 'ahead', note: `${formatDayWithWeekday(approvedBy)} ${until}` },
        { id: 'TRANSFER', label: names.TRANSFER, state: 'ahead', note: words.afterApproval },
        { id: 'ARRIVAL', label: names.ARRIVAL, state: 'ahead', note: `${formatDayWithWeekday(arrivesOn)} ${expected}` },
      ]}
    />
  );
}
