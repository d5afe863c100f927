import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { formatLength } from '@portal/domain/format/date-time';
import { DateText } from '@portal/ui/date-text';
import { AccountActs, type AccountActsProps } from './account-acts.tsx';
import { AccountChips } from './account-chips.tsx';
import { isUsable } from './account-state.ts';
import { accounts as words } from './accounts-messages.ts';

interface AccountCardProps extends AccountActsProps {
  now: Date;
}

/** One account: bank, the end of its number, holder, what it waits for or what went wrong, and what can be done. */
export function AccountCard({ now, ...acts }: AccountCardProps) {
  const id = useId();
  const { account } = acts;
  const { bank, accountNumber, holder, usableFrom, trouble } = account;
  return (
    <chakra.li aria-labelledby={id} layerStyle="sheet" p={{ base: 'sheet', md: '5' }} display="grid" gap="3" minW="0">
      <div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <chakra.h3 id={id} textStyle="title.sm" overflowWrap="anywhere">
            {bank.name} {accountNumber}
          </chakra.h3>
          <AccountChips account={account} now={now} />
        </chakra.div>
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {words.holder} {holder}
        </chakra.p>
      </div>
      {usableFrom !== null && !isUsable(account, now) && (
        <chakra.p textStyle="body.sm">
          <DateText instant={usableFrom} show="weekdayTime" />
          {words.from} · {words.left(formatLength(Date.parse(usableFrom) - now.getTime()))}
        </chakra.p>
      )}
      {trouble && (
        <chakra.p textStyle="body.sm" color="fg.error" overflowWrap="anywhere">
          {trouble}
        </chakra.p>
      )}
      <AccountActs {...acts} />
    </chakra.li>
  );
}
