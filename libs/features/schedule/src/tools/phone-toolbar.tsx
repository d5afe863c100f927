import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarCheck, ChevronLeft, ChevronRight, Clock, Link } from 'lucide-react';
import { memo } from 'react';
import { paths } from '@portal/domain/site/paths';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { stepOf, steppedOnPhone, visibleRange } from '../address/calendar-view.ts';
import { shortRange, rangeWords } from '../address/range-words.ts';
import { messages } from '../messages.ts';
import { titles } from '../title-messages.ts';
import type { CalendarToolbarProps } from './calendar-toolbar.tsx';
import { DateJump } from './date-jump.tsx';
import { DayMenu } from './day-menu.tsx';
import { ShownRange } from './shown-range.tsx';
import { ViewMenu } from './view-menu.tsx';

const AFTER = [
  { id: 'free', label: titles.freeTimes, icon: <Icon as={Clock} />, href: paths.freeTimes() },
  { id: 'connections', label: titles.connections, icon: <Icon as={Link} />, href: paths.calendarConnections() },
];

/** The same on a phone, in one row that also stands for the name of the page and the links of its section. */
export const PhoneToolbar = memo(function PhoneToolbar({ address, today, onGo }: CalendarToolbarProps) {
  const { view } = address;
  const step = stepOf(view);
  const { from, to } = visibleRange(address);
  const isElsewhere = today < from || today > to;
  const goToday = () => onGo({ view, date: today });
  const before = [{ id: 'today', label: messages.today, icon: <Icon as={CalendarCheck} />, onSelect: goToday }];
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      minH="touch"
      // Its icons have air of their own.
      mx="-2"
      my="-2"
      css={{ '& .step': { w: '9' } }}
    >
      <IconButton
        className="step"
        label={messages.previous[step]}
        icon={<Icon as={ChevronLeft} />}
        onClick={() => onGo(steppedOnPhone(address, -1, today))}
      />
      <ShownRange shown={shortRange(address, today)} spoken={rangeWords(address).spoken} fontWeight="600" />
      <IconButton
        className="step"
        label={messages.next[step]}
        icon={<Icon as={ChevronRight} />}
        onClick={() => onGo(steppedOnPhone(address, 1, today))}
      />
      <chakra.div ms="auto" display="flex" alignItems="center">
        {isElsewhere && (
          <Button variant="ghost" px="2" onClick={goToday}>
            {messages.today}
          </Button>
        )}
        <DateJump date={address.date} today={today} onPick={(date) => onGo({ view, date })} />
        <ViewMenu view={view} onChoose={(next) => onGo({ ...address, view: next })} />
        <DayMenu variant="ghost" date={address.date} today={today} before={before} after={AFTER} />
      </chakra.div>
    </chakra.div>
  );
});
