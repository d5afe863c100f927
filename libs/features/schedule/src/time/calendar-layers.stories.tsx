import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { daysOf, weekOf } from '../address/calendar-view.ts';
import { aWorkingWeek, TODAY } from '../calendar.fixture.ts';
import { Agenda } from '../days/agenda.tsx';
import { MonthGrid } from '../days/month-grid.tsx';
import { itemsByDay } from '../items/calendar-item.ts';
import { CalendarLook } from '../items/calendar-look.tsx';
import { aDueTask, manyDueTasks } from '../tasks/due-tasks.fixture.ts';
import { WeekGrid } from '../week/week-grid.tsx';
import { CalendarLayersProvider, NO_LAYERS } from './calendar-layers.ts';
import { holidaysByDay } from './holidays.ts';
import { wallClock } from './wall-clock.ts';

const week = aWorkingWeek();
const friday = week.lessons.find(({ className }) => className === '무료 체험 수업');
const itemsOf = itemsByDay(
  {
    ...week,
    moves: [
      aLessonMove({
        lessonId: friday?.id ?? '',
        className: '무료 체험 수업',
        newStartAt: '2026-11-21T13:00:00+09:00',
        newEndAt: '2026-11-21T14:00:00+09:00',
      }),
    ],
  },
  wallClock(DEFAULT_TIME_ZONE),
);
const layers = {
  ...NO_LAYERS,
  secondTimeZone: 'Asia/Ho_Chi_Minh',
  actions: { moveDay: fn(), addTimeOff: fn() },
  tasksOf: new Map([
    [TODAY, manyDueTasks()],
    ['2026-11-20', [aDueTask()]],
  ]),
  holidaysOf: holidaysByDay([
    { date: '2026-11-19', country: 'KR', name: '임시공휴일' },
    { date: '2026-11-20', country: 'VN', name: '스승의 날' },
  ]),
};

function Layered({ view }: { view: 'week' | 'month' | 'agenda' }) {
  const days = daysOf(weekOf(TODAY));
  return (
    <CalendarLayersProvider value={layers}>
      <CalendarLook>
        {view === 'week' && <WeekGrid days={days} itemsOf={itemsOf} now={{ day: TODAY, minute: 642 }} onOpen={fn()} />}
        {view === 'month' && <MonthGrid date={TODAY} itemsOf={itemsOf} today={TODAY} onOpen={fn()} onPickDay={fn()} />}
        {view === 'agenda' && <Agenda days={days} itemsOf={itemsOf} now={{ day: TODAY, minute: 642 }} onOpen={fn()} />}
      </CalendarLook>
    </CalendarLayersProvider>
  );
}

const meta = { component: Layered, parameters: { platform: [] }, args: { view: 'week' } } satisfies Meta<
  typeof Layered
>;
export default meta;
type Story = StoryObj<typeof meta>;

// A phone shows neither of the two.
const onDesk = { viewport: { value: 'w1024' } };

export const Week: Story = { name: '주: 공휴일, 두 시간대, 제안, 할 일, 접힌 시간', globals: onDesk };
export const Month: Story = { name: '월: 공휴일, 제안', args: { view: 'month' }, globals: onDesk };
export const List: Story = { name: '목록: 공휴일, 제안, 할 일', args: { view: 'agenda' } };
export const Phone: Story = {
  name: '휴대폰: 목록',
  args: { view: 'agenda' },
  globals: { viewport: { value: 'w390' } },
};
