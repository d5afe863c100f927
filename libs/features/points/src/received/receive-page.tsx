import { chakra } from '@chakra-ui/react/styled-system';
import { useListMissionsQuery } from '@portal/api/points/points.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SkeletonRows } from '@portal/ui/skeletons';
import { useTab } from '../frame/use-tab.ts';
import { missions, receive as words } from '../messages.ts';
import { MissionList } from '../missions/mission-list.tsx';
import { ThanksList } from './thanks-list.tsx';

const TABS = ['missions', 'thanks'] as const;

/** /account/exchange-points/receive-points, in both readings: what can be claimed, and what families gave (PTS-1). */
export function ReceivePage() {
  const [tab, setTab] = useTab(TABS);
  return (
    <chakra.div pb="10">
      <PageHeading title={words.title} />
      <chakra.div mt="3" mb="5">
        <SegmentedControl
          label={words.tabs}
          options={TABS.map((value) => ({ value, label: words[value] }))}
          value={tab}
          onChange={setTab}
        />
      </chakra.div>
      {tab === 'missions' ? <Missions /> : <ThanksList />}
    </chakra.div>
  );
}

function Missions() {
  const query = useListMissionsQuery(undefined);
  return (
    <QueryState
      query={query}
      failed={missions.failed}
      skeleton={<SkeletonRows rows={6} end label={missions.loading} />}
    >
      {({ items }) => <MissionList items={items} />}
    </QueryState>
  );
}
