import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import type { PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import type { WithdrawalTerms } from '@portal/domain/wallet/withdrawal';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Money } from '@portal/ui/money';
import { Panel } from '@portal/ui/panel';
import { PlannedStages } from './planned-stages.tsx';
import { review as words } from './request-messages.ts';

interface ReviewPanelProps {
  terms: WithdrawalTerms;
  amount: number | null;
  account: PaymentAccount | undefined;
  isSending: boolean;
}

/** All of it once more before she asks: amount, fee, where to, by when; the button is never dead. */
export function ReviewPanel({ terms, amount, account, isSending }: ReviewPanelProps) {
  const { fee, arrivesOn, monthEndOn } = terms;
  const wanted = amount ?? 0;
  return (
    <Panel title={words.title}>
      <dl>
        <Line label={words.amount}>
          <Money amount={wanted} />
        </Line>
        <Line label={words.fee}>
          <Money amount={fee === 0 ? 0 : -fee} />
        </Line>
        <Line label={words.receives} isSum>
          <Money amount={Math.max(0, wanted - fee)} size="md" />
        </Line>
        <Line label={words.account}>{account ? `${account.bank.name} ${account.accountNumber}` : words.noAccount}</Line>
        <Line label={words.arrives}>{formatDayWithWeekday(arrivesOn)}</Line>
      </dl>
      <PlannedStages terms={terms} />
      <Button type="submit" size="lg" wide loading={isSending}>
        {words.submit(amount)}
      </Button>
      <chakra.p textStyle="body.sm" color="fg.muted" textAlign="center">
        {words.rule}
      </chakra.p>
      <chakra.p display="flex" gap="2" textStyle="body.sm" color="fg.muted" borderTopWidth="1px" pt="4">
        <chakra.span pt="2px" flexShrink="0">
          <Icon as={CalendarClock} />
        </chakra.span>
        {words.monthEnd(formatDayWithWeekday(monthEndOn))}
      </chakra.p>
    </Panel>
  );
}

function Line({ label, isSum = false, children }: { label: string; isSum?: boolean; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="baseline"
      columnGap="4"
      py="1.5"
      {...(isSum && { borderTopWidth: '1px', mt: '1.5', pt: '3', fontWeight: 'semibold' })}
    >
      <chakra.dt color={isSum ? undefined : 'fg.muted'}>{label}</chakra.dt>
      <chakra.dd minW="0" textAlign="end" ms="auto" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
