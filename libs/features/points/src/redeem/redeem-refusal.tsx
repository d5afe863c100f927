import type { ApiProblem } from '@portal/api/api-problem';
import { useGetPointsSummaryQuery } from '@portal/api/points/points.api';
import type { Gift } from '@portal/domain/points/gift';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { missingFor } from '../gift-facts/gift-standing.ts';
import { redeem as words } from '../gift-messages.ts';
import { MissionsLink } from './missions-link.tsx';

interface RedeemRefusalProps {
  gift: Gift;
  /** What the page believed she has. */
  balance: number;
  problem: ApiProblem | null;
}

/** Why it was not exchanged: too few points and nothing left have words of their own, and nothing was spent. */
export function RedeemRefusal({ gift, balance, problem }: RedeemRefusalProps) {
  const fresh = useGetPointsSummaryQuery(undefined).data?.balance ?? balance;
  if (problem?.code === 'POINTS_NOT_ENOUGH') {
    const missing = missingFor(gift, fresh);
    return (
      <ProblemBanner
        title={missing > 0 ? words.notEnough(missing) : words.notEnoughUnknown}
        problem={{ ...problem, message: words.notEnoughBody }}
        action={<MissionsLink />}
      />
    );
  }
  if (problem?.code === 'OUT_OF_STOCK')
    return <ProblemBanner title={words.soldOut} problem={{ ...problem, message: words.soldOutBody }} />;
  return <ProblemBanner title={words.failed} problem={problem} />;
}
