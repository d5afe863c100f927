import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import type { PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import { RouterLink } from '@portal/portal-core/router-link';
import { Banner } from '@portal/ui/banner';
import { DateText } from '@portal/ui/date-text';
import { RadioCards, type RadioCardsProps } from '@portal/ui/radio-cards';
import { TextLink } from '@portal/ui/text-link';
import { AccountChips } from '../accounts/account-chips.tsx';
import { isUsable } from '../accounts/account-state.ts';
import { request as words } from './request-messages.ts';

interface AccountPartProps {
  field: Pick<RadioCardsProps<string>, 'name' | 'value' | 'onChange' | 'onBlur' | 'ref'>;
  error: string | undefined;
  accounts: readonly PaymentAccount[];
  now: Date;
}

/** Where the money goes: her accounts with what there is to know of each (PAY-1). */
export function AccountPart({ field, error, accounts, now }: AccountPartProps) {
  const chosen = accounts.find(({ id }) => id === field.value);
  return (
    <chakra.div display="grid" gap="1">
      <RadioCards
        {...field}
        label={words.account}
        helper={words.accountRule}
        error={error}
        required
        options={accounts.map((account) => ({
          value: account.id,
          label: (
            <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
              <chakra.span fontWeight="semibold">
                {account.bank.name} {account.accountNumber}
              </chakra.span>
              <AccountChips account={account} now={now} />
            </chakra.span>
          ),
          description: <AccountNote account={account} now={now} />,
        }))}
      />
      <div role="status">
        {chosen?.trouble && (
          <Banner tone="warning" title={words.troubled}>
            {words.troubledBody}
          </Banner>
        )}
      </div>
      <TextLink href={paths.paymentSettings()} linkAs={RouterLink} touch textStyle="body.sm" w="fit-content">
        {words.toAccounts}
      </TextLink>
    </chakra.div>
  );
}

function AccountNote({ account, now }: { account: PaymentAccount; now: Date }) {
  const { holder, trouble, usableFrom } = account;
  return (
    // At twice the text a day and its hour have no room beside each other on a phone.
    <chakra.span overflowWrap="anywhere" css={{ '& time': { whiteSpace: 'normal' } }}>
      {holder}
      {usableFrom !== null && !isUsable(account, now) && (
        <>
          {' · '}
          <DateText instant={usableFrom} show="weekdayTime" />
          {words.from}
        </>
      )}
      {trouble && ` · ${trouble}`}
    </chakra.span>
  );
}
