import { chakra } from '@chakra-ui/react/styled-system';
import type { StatementDetail } from '@portal/domain/wallet/statements.contract';
import { Banner } from '@portal/ui/banner';
import { DescriptionList } from '@portal/ui/description-list';
import { StatusChip } from '@portal/ui/status-chip';
import { LeadAmount } from '../amounts/lead-amount.tsx';
import { statement as words } from '../statement-messages.ts';
import { settledOf } from './settled.ts';
import { StatementLessons } from './statement-lessons.tsx';
import { StatementMoves } from './statement-moves.tsx';
import { StatementSums } from './statement-sums.tsx';

/** The sum, and beside it how it is reckoned, where letters of this size have room for both. */
const Beside = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 30rem)' },
    alignItems: 'start',
    gap: '5',
  },
});

/** A month from its sum to its lessons, and what moved in it besides. */
export function StatementContent({ detail }: { detail: StatementDetail }) {
  const { state, teacherName, taxCode } = detail;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      {state === 'OPEN' && (
        <Banner tone="info" title={words.openTitle}>
          {words.openBody}
        </Banner>
      )}
      <Beside>
        <div>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <chakra.p textStyle="label" color="fg.muted">
              {words.settled}
            </chakra.p>
            <StatusChip group="statement" status={state} />
          </chakra.div>
          <LeadAmount amount={settledOf(detail)} />
          <DescriptionList
            rows={[
              { label: words.teacher, value: teacherName },
              { label: words.taxCode, value: taxCode || words.noTaxCode },
            ]}
          />
        </div>
        <StatementSums detail={detail} />
      </Beside>
      <StatementLessons detail={detail} />
      <StatementMoves detail={detail} />
    </chakra.div>
  );
}
