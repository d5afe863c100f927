import { chakra } from '@chakra-ui/react/styled-system';
import { formatMoment } from '@portal/domain/format/date-time';
import type { ProgrammeRest } from '@portal/domain/lessons/programmes.contract';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { replan as words } from '../replan-messages.ts';
import type { Replanning } from './use-replan.ts';

interface OverflowChoicesProps {
  rest: Pick<ProgrammeRest, 'extraRoom' | 'extraTimes'>;
  plan: Pick<Replanning, 'overflow' | 'extra' | 'toggleExtra' | 'leaveOut' | 'pair'>;
  titleOf: (no: number) => string;
  zone: string;
}

/** What no lesson is left for, and what can be done about it: two in one lesson, a further lesson, or not at all. */
export function OverflowChoices({ rest: { extraRoom, extraTimes }, plan, titleOf, zone }: OverflowChoicesProps) {
  const { overflow, extra, toggleExtra, leaveOut, pair } = plan;
  const isFull = extra.length >= extraRoom;
  return (
    <>
      {overflow.length > 0 && (
        <Banner tone="warning" title={words.overflow(overflow.length)}>
          <p>{overflow.map(titleOf).join(', ')}</p>
          <p>{words.overflowBody}</p>
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
            <Button variant="outline" onClick={pair}>
              {words.pair}
            </Button>
            <Button variant="outline" onClick={leaveOut}>
              {words.leaveOut}
            </Button>
          </chakra.div>
        </Banner>
      )}
      {(overflow.length > 0 || extra.length > 0) && extraTimes.length > 0 && (
        <chakra.fieldset>
          <chakra.legend fontWeight="600">{words.extra}</chakra.legend>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.extraBody(extraRoom)}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" columnGap="5">
            {extraTimes.map(({ startAt }) => (
              <Checkbox
                key={startAt}
                checked={extra.includes(startAt)}
                disabled={isFull && !extra.includes(startAt)}
                onChange={() => toggleExtra(startAt)}
              >
                {formatMoment(startAt, zone)}
              </Checkbox>
            ))}
          </chakra.div>
        </chakra.fieldset>
      )}
    </>
  );
}
