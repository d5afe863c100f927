import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { paths } from '@portal/domain/site/paths';
import { dayOf, minuteOf } from '@portal/domain/time/day';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { PlainPanel } from '@portal/ui/plain-panel';
import { TextLink } from '@portal/ui/text-link';
import { flowEntriesOf, isPast } from './flow-entries.ts';
import { FlowList } from './flow-list.tsx';
import { flowWords as words } from './flow-messages.ts';
import { FlowScale } from './flow-scale.tsx';

interface DayFlowProps {
  calendar: Calendar;
  /** Those that are due today are part of the day. */
  tasks: readonly TodayTask[];
  now: Date;
  zone: string;
  isPhone: boolean;
}

/** What the day holds, one after the other; what is over is folded until it is asked for. */
export function DayFlow({ calendar, tasks, now, zone, isPhone }: DayFlowProps) {
  const [isPastAsked, setPastAsked] = useState<boolean>();
  const entries = flowEntriesOf(calendar, tasks, now, zone);
  const minute = minuteOf(now, zone);
  const past = entries.filter((entry) => isPast(entry, minute));
  // A day of which nothing is left is shown as it was.
  const isPastShown = isPastAsked ?? past.length === entries.length;
  const shown = isPastShown ? entries : entries.filter((entry) => !past.includes(entry));
  const Flow = isPhone ? FlowList : FlowScale;
  return (
    <PlainPanel
      title={words.title}
      action={
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
          {past.length > 0 && (
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={isPastShown}
              startIcon={<Icon as={isPastShown ? ChevronUp : ChevronDown} size={16} />}
              onClick={() => setPastAsked(!isPastShown)}
            >
              {words.past(past.length)}
            </Button>
          )}
          <TextLink href={paths.schedule(dayOf(now, zone))} linkAs={RouterLink} touch>
            {words.openDay}
          </TextLink>
        </chakra.div>
      }
    >
      {shown.length > 0 ? (
        <Flow entries={shown} now={now} zone={zone} secondZone={calendar.secondTimeZone} />
      ) : (
        <chakra.p color="fg.muted">{words.none}</chakra.p>
      )}
    </PlainPanel>
  );
}
