import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useMemo } from 'react';
import { addDays } from '@portal/domain/time/day';
import { Delayed, useDelayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { type CalendarAddress, daysOf, visibleRange, weekOf } from '../address/calendar-view.ts';
import { Agenda } from '../days/agenda.tsx';
import { MonthGrid } from '../days/month-grid.tsx';
import { useSwipe } from '../days/use-swipe.ts';
import { WeekStrip } from '../days/week-strip.tsx';
import type { CalendarItem } from '../items/calendar-item.ts';
import type { OpenItem } from '../items/event-block.tsx';
import { messages } from '../messages.ts';
import type { GridEditing } from '../pointer/use-grid-pointer.ts';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import type { WallTime } from '../time/wall-clock.ts';
import { GridSkeleton } from '../week/grid-skeleton.tsx';
import { WeekGrid } from '../week/week-grid.tsx';

interface Props {
  address: CalendarAddress;
  itemsOf: ReadonlyMap<Day, readonly CalendarItem[]>;
  now: WallTime;
  isPhone: boolean;
  isLoading: boolean;
  /** The answer has come and holds nothing for these days. */
  isEmpty: boolean;
  onOpen: OpenItem;
  /** Writing into the hours of the grid. */
  editing: GridEditing;
  onGo: (address: CalendarAddress) => void;
}

/** The visible days in the form that fits view and width. */
export const CalendarBody = memo(function CalendarBody(props: Props) {
  const { address } = props;
  const days = useMemo(() => daysOf(visibleRange(address)), [address]);
  if (address.view === 'agenda') return <ListOfDays {...props} days={days} />;
  return props.isPhone ? <PhoneDay {...props} /> : <Grid {...props} days={days} />;
});

const NOTHING: Props['itemsOf'] = new Map();

type DaysProps = Props & { days: readonly Day[] };

/** Its lines are there from the start; only what lies on them has to wait. */
function Grid({ address, days, now, isLoading, onOpen, editing, onGo, ...found }: DaysProps) {
  const wait = useDelayed(isLoading);
  const itemsOf = wait === 'done' ? found.itemsOf : NOTHING;
  const isEmpty = wait === 'done' && found.isEmpty;
  const hint = days.includes(now.day) && days.length === 7 ? messages.emptyWeek : messages.emptyRange;
  if (address.view === 'month') {
    return (
      <>
        {isEmpty && <Hint>{messages.emptyRange}</Hint>}
        <MonthGrid
          date={address.date}
          itemsOf={itemsOf}
          today={now.day}
          isLoading={wait === 'shown'}
          onOpen={onOpen}
          onPickDay={(date) => onGo({ view: 'day', date })}
        />
      </>
    );
  }
  return (
    <WeekGrid
      days={days}
      itemsOf={itemsOf}
      now={now}
      onOpen={onOpen}
      editing={wait === 'done' ? editing : null}
      hint={isEmpty && <LaneHint wide={days.length === 1}>{hint}</LaneHint>}
      cover={wait === 'shown' && <GridSkeleton lanes={days.length} />}
    />
  );
}

/** Phone: days with dots, and the list from the chosen one to the end of its week; of a month that of the day alone. */
function PhoneDay({ address, itemsOf, now, isLoading, onOpen, onGo }: Props) {
  const isMonth = address.view === 'month';
  const week = daysOf(weekOf(address.date));
  const swipe = useSwipe((direction) => onGo({ ...address, date: addDays(address.date, direction) }));
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <WeekStrip
        days={isMonth ? daysOf(visibleRange(address)) : week}
        month={isMonth ? address.date : undefined}
        itemsOf={itemsOf}
        today={now.day}
        chosen={address.date}
        onChoose={(date) => onGo({ ...address, date })}
      />
      <Delayed loading={isLoading} skeleton={<SkeletonRows rows={3} picture={false} />}>
        {() => (
          <chakra.div {...swipe}>
            <Agenda
              days={isMonth ? [address.date] : week.filter((day) => day >= address.date)}
              itemsOf={itemsOf}
              now={now}
              onOpen={onOpen}
              isFirstNamed={!isMonth}
            />
          </chakra.div>
        )}
      </Delayed>
    </chakra.div>
  );
}

function ListOfDays({ days, itemsOf, now, isLoading, isEmpty, onOpen }: DaysProps) {
  const { tasksOf } = useCalendarLayers();
  return (
    <Delayed loading={isLoading} skeleton={<SkeletonRows picture={false} />}>
      {() =>
        isEmpty && !days.some((day) => tasksOf.has(day)) ? (
          <EmptyState name="calendar-empty" title={days.includes(now.day) ? messages.emptyWeek : messages.emptyRange}>
            {messages.emptyBody}
          </EmptyState>
        ) : (
          <Agenda days={days} itemsOf={itemsOf} now={now} onOpen={onOpen} />
        )
      }
    </Delayed>
  );
}

const Hint = chakra('p', { base: { textStyle: 'body.sm', color: 'fg.muted', mb: '2' } });

function LaneHint({ wide, children }: { wide: boolean; children: string }) {
  return (
    <chakra.div
      position="absolute"
      zIndex="3"
      insetX="1"
      top="{sizes.calendar.hintTop}"
      mx="auto"
      maxW={wide ? 'calendar.hint' : undefined}
      p="2"
      borderRadius="md"
      bg="bg.panel"
      borderWidth="1px"
      textAlign="center"
    >
      <chakra.p textStyle="label">{children}</chakra.p>
      <chakra.p textStyle="caption" color="fg.muted" mt="1">
        {messages.emptyBody}
      </chakra.p>
    </chakra.div>
  );
}
