import { chakra } from '@chakra-ui/react/styled-system';
import { FileText, Upload } from 'lucide-react';
import { formatMoney, readInMan } from '@portal/domain/format/money';
import { paths } from '@portal/domain/site/paths';
import type { IncomeSummary } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EyeButton } from '@portal/ui/eye-button';
import { useFiguresHidden } from '@portal/ui/figures-hidden';
import { Icon } from '@portal/ui/icon';
import { LeadAmount } from '../amounts/lead-amount.tsx';
import { shortMonth } from '../amounts/month-names.ts';
import { amounts, lead as words } from '../overview-messages.ts';
import { MonthFigures } from './month-figures.tsx';

/** What she may take out, which leads the page, and the ways on from it (INC-4). */
export function IncomeLead({ summary }: { summary: IncomeSummary }) {
  const { areHidden } = useFiguresHidden();
  const { available, withdrawing } = summary;
  const lastMonth = summary.months.at(-2)?.month;
  return (
    <chakra.section aria-label={words.available} minW="0" display="grid" gap="5" alignContent="start">
      <div>
        <chakra.div display="flex" alignItems="center" gap="1">
          <chakra.h2 textStyle="label" color="fg.muted">
            {words.available}
          </chakra.h2>
          <EyeButton />
        </chakra.div>
        <LeadAmount amount={available} />
        <chakra.p mt="1" color="fg.muted" textStyle="body.md">
          {areHidden ? amounts.hiddenPart : words.inMan(readInMan(available))}{' '}
          {!areHidden && withdrawing > 0 && words.withdrawing(formatMoney(withdrawing))}
        </chakra.p>
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button asChild size="lg">
          <RouterLink href={paths.newWithdrawal()}>
            <Icon as={Upload} />
            {words.withdraw}
          </RouterLink>
        </Button>
        {lastMonth && (
          <Button asChild size="lg" variant="outline">
            <RouterLink href={paths.statement(lastMonth)}>
              <Icon as={FileText} />
              {words.statement(shortMonth(lastMonth))}
            </RouterLink>
          </Button>
        )}
      </chakra.div>
      <MonthFigures summary={summary} />
    </chakra.section>
  );
}
