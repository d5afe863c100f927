import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEFAULT_BOOKING_RULES } from '@portal/domain/schedule/booking-rules';
import { bookingRulesContract } from '@portal/domain/schedule/booking-rules.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { timeOffsContract } from '@portal/domain/schedule/time-offs.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aTimeOff } from '@portal/testing/schedule/calendar-builders';
import { aWorkingWeek } from '../calendar.fixture.ts';
import { RulesPage } from './rules-page.tsx';
import { someBookableTimes } from './rules.fixture.ts';

const { getBookingRules, listBookableTimes } = bookingRulesContract;
const { listTimeOffs } = timeOffsContract;
const calendar = fake(calendarContract.getCalendar, aWorkingWeek());
const loaded = [
  calendar,
  fake(getBookingRules, {
    ...DEFAULT_BOOKING_RULES,
    secondTimeZone: 'Asia/Ho_Chi_Minh',
    holidayCountries: ['KR', 'VN'],
  }),
  fake(listBookableTimes, { items: someBookableTimes() }),
  fake(listTimeOffs, { items: [aTimeOff()] }),
];
const empty = [
  calendar,
  fake(getBookingRules, DEFAULT_BOOKING_RULES),
  fake(listBookableTimes, { items: [] }),
  fake(listTimeOffs, { items: [] }),
];

const meta = {
  component: RulesPage,
  parameters: { platform: loaded, path: '/account/calendar/rules', layout: 'padded' },
} satisfies Meta<typeof RulesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '규칙 있음' };
export const Empty: Story = { name: '열린 시간과 쉬는 시간 없음', parameters: { platform: empty } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: {
    platform: [calendar, neverAnswers(getBookingRules), neverAnswers(listBookableTimes), neverAnswers(listTimeOffs)],
  },
};
export const Failed: Story = {
  name: '오류',
  parameters: {
    platform: [
      calendar,
      fakeProblem(getBookingRules, 'UNEXPECTED'),
      fakeProblem(listBookableTimes, 'UNEXPECTED'),
      fakeProblem(listTimeOffs, 'UNEXPECTED'),
    ],
  },
};
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
