import { chakra } from '@chakra-ui/react/styled-system';
import { type Mission, MISSION_PERIOD_LABELS } from '@portal/domain/points/mission';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { missions as words } from '../messages.ts';
import { MissionSign } from './mission-sign.tsx';

interface MissionRowProps {
  mission: Mission;
  /** With its rule and period, where there is room for it. */
  isFull?: boolean;
  isClaiming: boolean;
  onClaim: () => void;
}

/** One mission: how far it is, and what it gives. */
export function MissionRow({ mission, isFull = false, isClaiming, onClaim }: MissionRowProps) {
  const { title, rule, value, target, points, period, state, claimedAt } = mission;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      py="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <MissionSign mission={mission} />
      <chakra.div flex="1 1 9rem" minW="0">
        <chakra.h3 textStyle="body.md" fontWeight="medium" overflowWrap="anywhere">
          {title}
        </chakra.h3>
        {isFull && <chakra.p textStyle="body.sm">{rule}</chakra.p>}
        <chakra.p textStyle="caption" color="fg.muted">
          {isFull && `${MISSION_PERIOD_LABELS[period]} · `}
          {words.progress(value, target)}
          {isFull && claimedAt !== null && (
            <>
              {' · '}
              {words.claimedAt} <DateText instant={claimedAt} />
            </>
          )}
        </chakra.p>
      </chakra.div>
      {state === 'CLAIMABLE' ? (
        <Button variant="outline" ms="auto" loading={isClaiming} onClick={onClaim}>
          <VisuallyHidden>{words.claimOf(title)} </VisuallyHidden>
          {words.claim(points)}
        </Button>
      ) : (
        <chakra.span textStyle="label" color="fg.muted" ms="auto" fontVariantNumeric="tabular-nums">
          {words.reward(points)}
        </chakra.span>
      )}
    </chakra.li>
  );
}
