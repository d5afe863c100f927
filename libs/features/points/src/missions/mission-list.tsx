import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import type { Mission, MissionState } from '@portal/domain/points/mission';
import { Button } from '@portal/ui/button';
import { PlainPanel } from '@portal/ui/plain-panel';
import { missions as words } from '../messages.ts';
import { nearestFirst, pointsToClaim } from './mission-order.ts';
import { MissionRow } from './mission-row.tsx';
import { useClaim } from './use-claim.ts';

const GROUPS: readonly MissionState[] = ['CLAIMABLE', 'OPEN', 'CLAIMED'];

/** All missions with their rules, by where they stand. */
export function MissionList({ items }: { items: readonly Mission[] }) {
  const place = useRef<HTMLDivElement>(null);
  const { claim, claimAll, claiming, isClaimingAll } = useClaim();
  const ordered = [...nearestFirst(items), ...items.filter(({ state }) => state === 'CLAIMED')];
  const thenRead = async (done: Promise<boolean>) => (await done) && place.current?.focus();
  return (
    <chakra.div ref={place} tabIndex={-1} outline="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      {GROUPS.map((group) => {
        const missions = ordered.filter(({ state }) => state === group);
        if (missions.length === 0) return null;
        return (
          <PlainPanel
            key={group}
            title={words.groups[group]}
            count={String(missions.length)}
            action={
              group === 'CLAIMABLE' && (
                <Button loading={isClaimingAll} onClick={() => void thenRead(claimAll())}>
                  {words.claimAll(pointsToClaim(missions))}
                </Button>
              )
            }
          >
            <chakra.ul listStyleType="none" layerStyle="sheet" px={{ base: 'sheet', md: '5' }}>
              {missions.map((mission) => (
                <MissionRow
                  key={mission.id}
                  mission={mission}
                  isFull
                  isClaiming={claiming === mission.id}
                  onClaim={() => void thenRead(claim(mission))}
                />
              ))}
            </chakra.ul>
          </PlainPanel>
        );
      })}
    </chakra.div>
  );
}
