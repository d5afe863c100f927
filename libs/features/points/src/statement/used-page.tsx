import { chakra } from '@chakra-ui/react/styled-system';
import { PageHeading } from '@portal/portal-core/page-heading';
import { statement as words } from '../messages.ts';
import { BalanceLine } from './balance-line.tsx';
import { Statement } from './statement.tsx';

/** /account/exchange-points/used-points: where points went (PTS-1). */
export function UsedPage() {
  return (
    <chakra.div pb="10">
      <PageHeading title={words.titles.WD} />
      <BalanceLine />
      <Statement kind="WD" />
    </chakra.div>
  );
}
