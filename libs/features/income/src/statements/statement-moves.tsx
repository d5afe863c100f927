import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import type { StatementDetail } from '@portal/domain/wallet/statements.contract';
import { PlainPanel } from '@portal/ui/plain-panel';
import { parts as words } from '../statement-messages.ts';
import { MoveRow } from './move-row.tsx';

/** What was corrected and taken out in the month, each with the way to it. */
export function StatementMoves({ detail: { corrections, payouts } }: { detail: StatementDetail }) {
  return (
    <>
      <PlainPanel title={words.corrections}>
        {corrections.length === 0 ? (
          <Nothing>{words.noCorrections}</Nothing>
        ) : (
          <chakra.ul listStyleType="none">
            {corrections.map(({ transactionId, at, amount, reason }) => (
              <MoveRow
                key={transactionId}
                href={paths.incomeTransaction(transactionId)}
                at={at}
                name={reason}
                amount={amount}
              />
            ))}
          </chakra.ul>
        )}
      </PlainPanel>
      <PlainPanel title={words.payouts}>
        {payouts.length === 0 ? (
          <Nothing>{words.noPayouts}</Nothing>
        ) : (
          <chakra.ul listStyleType="none">
            {payouts.map(({ withdrawalId, at, amount, account }) => (
              <MoveRow
                key={withdrawalId}
                href={paths.incomeWithdrawal(withdrawalId)}
                at={at}
                name={account}
                amount={-amount}
              />
            ))}
          </chakra.ul>
        )}
      </PlainPanel>
    </>
  );
}

function Nothing({ children }: { children: string }) {
  return (
    <chakra.p textStyle="body.sm" color="fg.muted">
      {children}
    </chakra.p>
  );
}
