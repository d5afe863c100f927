import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { Course, CourseContent } from '@portal/domain/courses/course';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { type Fake, fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aCalendar } from '@portal/testing/schedule/calendar-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { inEditor } from '../editor-story.fixture.tsx';
import { aPicturedContent } from '../editor.fixture.ts';
import { dates as words } from '../programme-messages.ts';
import { DatesPreview } from './dates-preview.tsx';

/** A course of these contents, and what the teacher's calendar answers. */
function preview(content: Partial<CourseContent> = {}, calendar?: Fake) {
  const course: Partial<Course> = { content: aPicturedContent(content) };
  const { decorators, parameters } = inEditor(course);
  const { platform } = parameters;
  return { decorators, parameters: { ...parameters, platform: calendar ? [calendar, ...platform] : platform } };
}

const unfold = async () => (await screen.findByRole('button', { name: words.show })).click();

const holidays = aCalendar({
  holidays: [
    { date: '2026-11-26', country: 'KR', name: '임시 공휴일' },
    { date: '2026-12-03', country: 'VN', name: '설 연휴' },
  ],
});

const meta = { component: DatesPreview } satisfies Meta<typeof DatesPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '접혀 있음', ...preview() };
export const Open: Story = {
  name: '날짜를 봄',
  ...preview({}, fake(calendarContract.getCalendar, holidays)),
  async play() {
    await unfold();
    await screen.findByText(words.skipped(2));
  },
};
export const NoLessons: Story = { name: '회차가 없음', ...preview({ programme: [] }) };
export const NoSlots: Story = { name: '수업 시간이 없음', ...preview({ weeklySchedule: [] }) };
export const Loading: Story = {
  name: '공휴일을 불러오는 중',
  ...preview({}, neverAnswers(calendarContract.getCalendar)),
  play: unfold,
};
export const Failed: Story = {
  name: '공휴일을 불러오지 못함',
  ...preview({}, fakeProblem(calendarContract.getCalendar, 'UNEXPECTED')),
  async play() {
    await unfold();
    await screen.findByText(words.unknown);
  },
};
export const Longest: Story = {
  name: '가장 긴 내용: 공휴일을 아는 날 뒤까지',
  ...preview({
    weeklySchedule: [{ weekday: 'SATURDAY', start: '09:00', end: '12:00' }],
    programme: Array.from({ length: 24 }, (_, at) => ({
      id: `item-${at}`,
      title: at === 1 ? '띄어쓰기가없는회차이름'.repeat(9) : HARD_CONTENT.long,
      content: '',
    })),
  }),
  async play() {
    await unfold();
    await screen.findByText(/까지의 공휴일과 쉬는 시간을 살폈어요/);
  },
};
