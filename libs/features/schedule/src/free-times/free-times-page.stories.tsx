import type { Meta, StoryObj } from '@storybook/react-vite';
import { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import { addDays } from '@portal/domain/time/day';
import { WEEKDAYS } from '@portal/domain/time/weekday';
import { fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aFreeSlot } from '@portal/testing/schedule/free-slot-builders';
import { someFreeSlots } from '../calendar.fixture.ts';
import { anEditableSchedule } from '../editing.fixture.ts';
import { FreeTimesPage } from './free-times-page.tsx';

const { listFreeTimes } = freeTimesContract;
const slots = someFreeSlots();
const world = (given: Parameters<typeof anEditableSchedule>[0]) => anEditableSchedule(given).handlers;

const meta = {
  component: FreeTimesPage,
  parameters: { platform: world({ slots }), path: '/account/calendar/free-times', layout: 'padded' },
} satisfies Meta<typeof FreeTimesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '열어 둔 시간 있음' };
export const Empty: Story = { name: '열어 둔 시간 없음', parameters: { platform: world({ slots: [] }) } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listFreeTimes), ...world({})] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listFreeTimes, 'UNEXPECTED'), ...world({})] },
};
export const Offline: Story = { name: '연결이 끊김', parameters: { platform: [offline(listFreeTimes), ...world({})] } };
/** Nobody writes words here: the most that stands on the page is five stretches on every day, each with all its remarks. */
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: {
    platform: world({
      slots: [
        ...WEEKDAYS.flatMap((weekday) =>
          [9, 11, 14, 17, 20].map((hour, at) =>
            aFreeSlot({
              id: `${weekday}-${at}`,
              weekday,
              start: `${String(hour).padStart(2, '0')}:00`,
              end: `${hour + 1}:45`,
              audience: at % 2 === 0 ? 'REGULARS' : 'ALL',
              until: '2027-02-28',
              except: at === 0 ? [addDays('2026-11-23', WEEKDAYS.indexOf(weekday))] : [],
            }),
          ),
        ),
        { id: 'd', kind: 'DATE', date: '2026-11-22', start: '22:00', end: '24:00', audience: 'REGULARS' },
      ],
    }),
  },
};
