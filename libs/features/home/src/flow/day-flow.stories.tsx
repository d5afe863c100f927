import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { DayFlow } from './day-flow.tsx';
import { aFullDay, aLessonAt, aTaskDue } from './flow.fixture.ts';

const nothing = { lessons: [], events: [], busy: [] };
const meta = {
  component: DayFlow,
  args: {
    calendar: aFullDay,
    tasks: [aTaskDue('18:30')],
    now: new Date(FROZEN_NOW),
    zone: 'Asia/Seoul',
    isPhone: false,
  },
  parameters: { platform: [] },
} satisfies Meta<typeof DayFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

const PHONE = { viewport: { value: 'w390' } };
const openPast: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /지난 일정/ }));

export const Desk: Story = { name: '하루' };
export const Past: Story = { name: '지난 일정까지', play: openPast };
export const Phone: Story = { name: '휴대폰', args: { isPhone: true }, globals: PHONE };
export const PhonePast: Story = { ...Phone, name: '휴대폰, 지난 일정까지', play: openPast };
export const SecondZone: Story = {
  name: '두 번째 시간대',
  args: { calendar: { ...aFullDay, secondTimeZone: 'Asia/Ho_Chi_Minh' } },
};
export const Nine: Story = {
  name: '수업 아홉 개',
  args: {
    calendar: aCalendar({
      ...nothing,
      lessons: [9, 10, 11, 12, 13, 14, 15, 16, 17].map((hour, at) =>
        aLessonAt(`${String(hour).padStart(2, '0')}:00`, `${String(hour).padStart(2, '0')}:50`, { classNo: at + 1 }),
      ),
    }),
  },
};
export const Over: Story = { name: '하루가 끝남', args: { now: new Date('2026-11-18T20:00:00+09:00'), tasks: [] } };
export const Empty: Story = { name: '일정이 없음', args: { calendar: aCalendar(nothing), tasks: [] } };
export const Longest: Story = {
  name: '긴 글',
  args: {
    calendar: aCalendar({ ...nothing, lessons: [aLessonAt('14:00', '14:30', { className: HARD_CONTENT.long })] }),
    tasks: [aTaskDue('15:00', `${HARD_CONTENT.long} ${HARD_CONTENT.url}`)],
    isPhone: true,
  },
  globals: PHONE,
};
