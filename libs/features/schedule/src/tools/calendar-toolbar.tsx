import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { CALENDAR_VIEWS, type CalendarAddress, stepOf, stepped } from '../address/calendar-view.ts';
import { rangeWords } from '../address/range-words.ts';
import { messages } from '../messages.ts';
import type { Day } from '../time/day.ts';
import { DateJump } from './date-jump.tsx';
import { DayMenu } from './day-menu.tsx';
import { ShownRange } from './shown-range.tsx';

export interface CalendarToolbarProps {
  address: CalendarAddress;
  today: Day;
  onGo: (address: CalendarAddress) => void;
}

/** Moving through time, and how much of it is shown: in one row with the name of the page. */
export const CalendarToolbar = memo(function CalendarToolbar({ address, today, onGo }: CalendarToolbarProps) {
  const { view } = address;
  const step = stepOf(view);
  const { shown, spoken } = rangeWords(address);
  return (
    // Beside the name of the page while there is room for more than the steps; a line of their own where letters are large.
    <chakra.div flex="1 1 34rem" minW="0" display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <IconButton
        variant="outline"
        label={messages.previous[step]}
        icon={<Icon as={ChevronLeft} />}
        onClick={() => onGo(stepped(address, -1))}
      />
      <IconButton
        variant="outline"
        label={messages.next[step]}
        icon={<Icon as={ChevronRight} />}
        onClick={() => onGo(stepped(address, 1))}
      />
      <Button variant="outline" onClick={() => onGo({ view, date: today })}>
        {messages.today}
      </Button>
      <ShownRange shown={shown} spoken={spoken} textStyle="title.sm" ms="2" />
      <DateJump date={address.date} today={today} onPick={(date) => onGo({ view, date })} />
      <chakra.div ms="auto" display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <SegmentedControl
          label={messages.viewLabel}
          value={view}
          options={CALENDAR_VIEWS.map((value) => ({ value, label: messages.views[value] }))}
          onChange={(next) => onGo({ ...address, view: next })}
        />
        <DayMenu date={address.date} today={today} />
      </chakra.div>
    </chakra.div>
  );
});
