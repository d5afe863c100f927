import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useListMissionsQuery } from '@portal/api/points/points.api';
import type { Mission } from '@portal/domain/points/mission';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { missions as words } from '../messages.ts';
import { nearestFirst, pointsToClaim } from './mission-order.ts';
import { MissionRow } from './mission-row.tsx';
import { useClaim } from './use-claim.ts';

const SHOWN = 4;

/** What can be claimed now, and what is nearest to it. */
export function ClaimPanel() {
  const query = useListMissionsQuery(undefined);
  return (
    <chakra.section layerStyle="sheet" p={{ base: 'sheet', md: '5' }} minW="0" aria-labelledby="claim-title">
      <QueryState
        query={query}
        size="sm"
        failed={words.failed}
        skeleton={<SkeletonRows rows={SHOWN} picture end label={words.loading} />}
      >
        {({ items }) => <Missions items={items} />}
      </QueryState>
    </chakra.section>
  );
}

function Missions({ items }: { items: readonly Mission[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { claim, claimAll, claiming, isClaimingAll } = useClaim();
  const toClaim = pointsToClaim(items);
  const shown = nearestFirst(items).slice(0, SHOWN);
  // The button that was pressed goes with what it took.
  const thenRead = async (done: Promise<boolean>) => (await done) && heading.current?.focus();
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" mb="2">
        <chakra.h2 id="claim-title" ref={heading} {...ARRIVAL} textStyle="title.sm">
          {toClaim > 0 ? words.claimable : words.goingOn}
        </chakra.h2>
        {toClaim > 0 && (
          <Button loading={isClaimingAll} onClick={() => void thenRead(claimAll())}>
            {words.claimAll(toClaim)}
          </Button>
        )}
      </chakra.div>
      {shown.length === 0 ? (
        <chakra.p color="fg.muted">{words.allDone}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none">
          {shown.map((mission) => (
            <MissionRow
              key={mission.id}
              mission={mission}
              isClaiming={claiming === mission.id}
              onClaim={() => void thenRead(claim(mission))}
            />
          ))}
        </chakra.ul>
      )}
      <TextLink href={paths.pointsReceive()} linkAs={RouterLink} touch mt="1" textStyle="body.sm">
        {words.all(items.length)}
      </TextLink>
    </>
  );
}
