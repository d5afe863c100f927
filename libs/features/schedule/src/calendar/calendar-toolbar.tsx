import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { type CalendarAddress, type CalendarView, stepOf, stepped } from '../address/calendar-view.ts';
import { rangeWords } from '../address/range-words.ts';
import { messages } from '../messages.ts';
import type { Day } from '../time/day.ts';
import { DateJump } from './date-jump.tsx';
import { DayMenu } from './day-menu.tsx';

interface Props {
  address: CalendarAddress;
  /** The choices of this width. */
  views: readonly CalendarView[];
  today: Day;
  onGo: (address: CalendarAddress) => void;
}

/** Moving through time, and how much of it is shown. */
export const CalendarToolbar = memo(function CalendarToolbar({ address, views, today, onGo }: Props) {
  const { view } = address;
  const step = stepOf(view);
  const range = rangeWords(address);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" rowGap="3">
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
      <chakra.h2
        aria-live="polite"
        textStyle="title.sm"
        fontVariantNumeric="tabular-nums"
        ms={{ base: 0, md: '2' }}
        order={{ base: 1, md: 0 }}
        w={{ base: 'full', md: 'auto' }}
      >
        <span aria-hidden>{range.shown}</span>
        <span className="sr">{range.spoken}</span>
      </chakra.h2>
      <DateJump date={address.date} today={today} onPick={(date) => onGo({ view, date })} />
      <DayMenu date={address.date} today={today} />
      <chakra.div ms={{ base: 0, md: 'auto' }} order={{ base: 2, md: 0 }}>
        <SegmentedControl
          label={messages.viewLabel}
          value={view}
          options={views.map((value) => ({ value, label: messages.views[value] }))}
          onChange={(next) => onGo({ ...address, view: next })}
        />
      </chakra.div>
    </chakra.div>
  );
});
