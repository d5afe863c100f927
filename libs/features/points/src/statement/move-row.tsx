import { chakra } from '@chakra-ui/react/styled-system';
import { formatPoints } from '@portal/domain/format/money';
import { TRANSACTION_REASON_LABELS } from '@portal/domain/wallet/transaction-reason';
import type { WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { statement as words } from '../messages.ts';
import { causePath } from './cause-path.ts';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '1',
    py: '3',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
  },
});

/** One line of the statement: what moved, when and why, and the way to its cause. */
export function MoveRow({ move }: { move: WalletTransaction }) {
  const { kind, state, amount, reason, title, createdAt, code, cause, failReason } = move;
  const isIn = kind === 'TU';
  return (
    <Row>
      <chakra.div minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {title || TRANSACTION_REASON_LABELS[reason]}
        </chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
          {title !== '' && title !== TRANSACTION_REASON_LABELS[reason] && `${TRANSACTION_REASON_LABELS[reason]} · `}
          <DateText instant={createdAt} show="dateTime" />
        </chakra.p>
        {failReason !== '' && <chakra.p textStyle="body.sm">{failReason}</chakra.p>}
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
          <chakra.span textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
            {words.code} {code}
          </chakra.span>
          {cause && (
            <TextLink href={causePath(cause)} linkAs={RouterLink} touch textStyle="body.sm">
              {words.causes[cause.kind]}
            </TextLink>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.div display="grid" justifyItems="end" gap="1">
        <chakra.span textStyle="money.md" color={isIn ? 'money.in' : undefined} whiteSpace="nowrap">
          {isIn ? `+${formatPoints(amount)}` : formatPoints(-amount)}
        </chakra.span>
        {state !== 'SUCCESS' && <StatusChip group="transaction" status={state} />}
      </chakra.div>
    </Row>
  );
}
