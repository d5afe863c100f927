import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import type { Statement } from '@portal/domain/wallet/statements.contract';
import { RouterLink } from '@portal/portal-core/router-link';
import { Money } from '@portal/ui/money';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { nameMonth } from '../amounts/month-names.ts';
import { list as words } from '../statement-messages.ts';
import { settledOf } from './settled.ts';

/** A month: what it came to with its corrections, and whether that can still change. */
export function StatementRow({ statement }: { statement: Statement }) {
  const { month, state, lessonCount } = statement;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="5"
      rowGap="1"
      minH="4rem"
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1 1 12rem" minW="0">
        <TextLink href={paths.statement(month)} linkAs={RouterLink} touch fontWeight="semibold">
          {words.open(nameMonth(month))}
        </TextLink>
        <chakra.p textStyle="caption" color="fg.muted">
          {words.facts(lessonCount)}
        </chakra.p>
      </chakra.div>
      <StatusChip group="statement" status={state} />
      <chakra.span ms="auto" minW="8rem" textAlign="end">
        <Money own amount={settledOf(statement)} size="md" />
      </chakra.span>
    </chakra.li>
  );
}
