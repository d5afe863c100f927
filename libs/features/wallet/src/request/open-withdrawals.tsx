import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import { type Withdrawal, WITHDRAWAL_STAGE_LABELS } from '@portal/domain/wallet/withdrawal';
import { RouterLink } from '@portal/portal-core/router-link';
import { Banner } from '@portal/ui/banner';
import { TextLink } from '@portal/ui/text-link';
import { open as words } from './request-messages.ts';

interface OpenWithdrawalsProps {
  total: number;
  items: readonly Withdrawal[];
}

/** What is on its way already, by amount and place, so that nobody asks for the same money twice. */
export function OpenWithdrawals({ total, items }: OpenWithdrawalsProps) {
  if (total === 0) return null;
  return (
    <Banner tone="info" title={words.title(total)}>
      <p>{words.body}</p>
      <chakra.ul listStyleType="none" mt="1">
        {items.map(({ id, amount, stage, account }) => (
          <li key={id}>
            <TextLink href={paths.incomeWithdrawal(id)} linkAs={RouterLink} touch overflowWrap="anywhere">
              {words.one(amount, `${account.bank.name} ${account.accountNumber}`, WITHDRAWAL_STAGE_LABELS[stage])}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </Banner>
  );
}
