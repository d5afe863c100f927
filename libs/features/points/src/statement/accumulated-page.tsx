import { chakra } from '@chakra-ui/react/styled-system';
import { PageHeading } from '@portal/portal-core/page-heading';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { useTab } from '../frame/use-tab.ts';
import { statement as words } from '../messages.ts';
import { BalanceLine } from './balance-line.tsx';
import { LotList } from './lot-list.tsx';
import { Statement } from './statement.tsx';

const TABS = ['moves', 'expiring'] as const;

/** /account/exchange-points/accumulated-points: where points came from, and when what is left of them goes (PTS-1). */
export function AccumulatedPage() {
  const [tab, setTab] = useTab(TABS);
  return (
    <chakra.div pb="10">
      <PageHeading title={words.titles.TU} />
      <BalanceLine />
      <chakra.div mb="4">
        <SegmentedControl
          label={words.tabs}
          options={TABS.map((value) => ({ value, label: words[value] }))}
          value={tab}
          onChange={setTab}
        />
      </chakra.div>
      {tab === 'moves' ? <Statement kind="TU" /> : <LotList />}
    </chakra.div>
  );
}
