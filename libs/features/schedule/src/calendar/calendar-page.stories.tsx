import type { Meta, StoryObj } from '@storybook/react-vite';
import { todayContract } from '@portal/domain/planning/today.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aBusyWeek, anEmptyCalendar, aWorkingWeek, manyItems } from '../calendar.fixture.ts';
import { anEditableSchedule } from '../editing.fixture.ts';
import { dueTasks, manyDueTasks } from '../tasks/due-tasks.fixture.ts';
import { CalendarPage } from './calendar-page.tsx';

const { getCalendar } = calendarContract;
const due = dueTasks(manyDueTasks());
const loaded = [fake(getCalendar, aWorkingWeek()), due];
const full = [fake(getCalendar, manyItems(200, '2026-10-26', '2026-12-06')), due];
const at = (view: string) => `/account/calendar?view=${view}&date=2026-11-18`;

const meta = {
  component: CalendarPage,
  parameters: { platform: loaded, path: '/account/calendar', layout: 'padded' },
} satisfies Meta<typeof CalendarPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '일정 있음' };
/** Remembers what is drawn, carried and written. */
export const Editable: Story = { name: '끌어서 쓰기', parameters: { platform: anEditableSchedule().handlers } };
/** A phone shows a day as the list of its week's strip, so this is there on a desk only. */
export const Day: Story = {
  name: '하루',
  parameters: { path: at('day') },
  globals: { viewport: { value: 'w1360' } },
};
export const Month: Story = { name: '한 달', parameters: { platform: full, path: at('month') } };
export const Agenda: Story = { name: '목록', parameters: { path: at('agenda') } };
export const Busy: Story = {
  name: '겹치는 수업이 많은 주',
  parameters: { platform: [fake(getCalendar, aBusyWeek()), dueTasks()] },
};
export const Empty: Story = {
  name: '일정 없음',
  parameters: { platform: [fake(getCalendar, anEmptyCalendar()), dueTasks()] },
};
export const EmptyAgenda: Story = {
  name: '일정 없음, 목록',
  parameters: { platform: [fake(getCalendar, anEmptyCalendar()), dueTasks()], path: at('agenda') },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(getCalendar), dueTasks()] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(getCalendar, 'UNEXPECTED'), dueTasks()] },
};
export const TasksFailed: Story = {
  name: '할 일만 오류',
  parameters: { platform: [fake(getCalendar, aWorkingWeek()), fakeProblem(todayContract.listDueTasks, 'UNEXPECTED')] },
};
export const Offline: Story = { name: '연결이 끊김', parameters: { platform: [offline(getCalendar), dueTasks()] } };

export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
export const LongestAgenda: Story = { ...Agenda, name: '가장 긴 내용: 목록', globals: { texts: 'long' } };
