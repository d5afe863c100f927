import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Bank, type PaymentAccount, PAYMENT_ACCOUNTS_MAX } from '@portal/domain/wallet/payment-accounts.contract';
import { useNow } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { AccountCard } from './account-card.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { accounts as words } from './accounts-messages.ts';

interface AccountListProps {
  items: readonly PaymentAccount[];
  banks: readonly Bank[];
  hasPassword: boolean;
  onReload: () => void;
}

/** Her accounts, and the form for a new one or for one that is changed. */
export function AccountList({ items, banks, hasPassword, onReload }: AccountListProps) {
  const now = useNow(millisecondsInMinute);
  const heading = useRef<HTMLHeadingElement>(null);
  // 'new', or the id of the one that is changed: what came anew from the server is what the form is about.
  const [opened, setOpened] = useState<string | null>(null);
  const isFull = items.length >= PAYMENT_ACCOUNTS_MAX;
  const add = (
    <Button startIcon={<Icon as={Plus} />} onClick={() => setOpened('new')}>
      {words.add}
    </Button>
  );
  return (
    <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.h2 ref={heading} {...ARRIVAL} srOnly>
        {words.list}
      </chakra.h2>
      {items.length === 0 ? (
        <EmptyState name="income-empty" title={words.empty} action={add}>
          {words.emptyBody}
        </EmptyState>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
          {items.map((account) => (
            <AccountCard
              key={account.id}
              account={account}
              count={items.length}
              now={now}
              onChange={() => setOpened(account.id)}
              landing={heading}
            />
          ))}
        </chakra.ul>
      )}
      {items.length > 0 && (isFull ? <chakra.p color="fg.muted">{words.full}</chakra.p> : <div>{add}</div>)}
      <AccountDialog
        open={opened !== null}
        account={items.find(({ id }) => id === opened)}
        banks={banks}
        hasPassword={hasPassword}
        onClose={() => setOpened(null)}
        onReload={onReload}
      />
    </chakra.section>
  );
}
