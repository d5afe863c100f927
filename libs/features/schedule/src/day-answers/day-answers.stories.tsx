import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { anEmptyCalendar, TODAY } from '../calendar.fixture.ts';
import { aDayPlan } from '../lesson.fixture.ts';
import type { LessonAnswers } from './answer-values.ts';
import { aLessonSaying, aWishedLesson, someAnswers } from './answers.fixture.ts';
import { DayAnswers } from './day-answers.tsx';

const { listDayAnswers, withdrawLessonMove } = lessonMovesContract;
const [moved, stays, canceled] = aDayPlan().map(({ lesson }) => lesson);
const calendar = fake(calendarContract.getCalendar, {
  ...anEmptyCalendar(),
  lessons: [moved!, stays!, { ...canceled!, status: 'CANCELED' as const }],
});
const answers = (items: LessonAnswers[]) => ({
  platform: [fake(listDayAnswers, { items }), fakeProblem(withdrawLessonMove, 'UNEXPECTED'), calendar],
});

const meta = {
  component: DayAnswers,
  args: {
    day: TODAY,
    sent: null,
    timeZone: 'Asia/Seoul',
    withdrawn: [],
    onWithdrawn: fn(),
    onClose: fn(),
    onDeclined: fn(),
    onDecide: fn(),
  },
  parameters: answers([aLessonSaying('AGREED', 'AGREED', 'WAITING', 'AGREED', 'WAITING', 'WAITING')]),
  decorators: [
    (Story) => (
      <StorySheet width="70rem">
        <Story />
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof DayAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '몇 가족이 답함' };
export const NoneYet: Story = {
  name: '아직 아무도 답하지 않음',
  parameters: answers([aLessonSaying('WAITING', 'WAITING', 'WAITING')]),
};
export const All: Story = {
  name: '모두 답함',
  parameters: answers([aLessonSaying('AGREED', 'AGREED', 'AGREED')].map((one) => accepted(one))),
};
export const OneWishes: Story = { name: '한 가족이 다른 시간을 부탁함', parameters: answers([aWishedLesson()]) };
export const JustSent: Story = {
  name: '방금 보냄, 답을 불러오는 중',
  args: { sent: { moves: [aLessonSaying().move], canceled: [canceled!], isClosed: true } },
  parameters: { platform: [neverAnswers(listDayAnswers), calendar] },
};
export const OnlyClosed: Story = {
  name: '닫기만 함',
  args: { sent: { moves: [], canceled: [], isClosed: true } },
  parameters: {
    platform: [fake(listDayAnswers, { items: [] }), fake(calendarContract.getCalendar, anEmptyCalendar())],
  },
};
export const Withdrawn: Story = {
  name: '하나를 거둠',
  args: { withdrawn: ['move-day-1'] },
  parameters: answers(someAnswers()),
};
export const Nothing: Story = { name: '보낸 제안 없음', parameters: answers([]) };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listDayAnswers), calendar] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listDayAnswers, 'UNEXPECTED'), calendar] },
};
export const Longest: Story = { name: '가장 긴 이름', parameters: answers(someAnswers().map((one) => named(one))) };
export const Phone: Story = {
  name: '휴대폰',
  parameters: answers(someAnswers()),
  globals: { viewport: { value: 'w390' } },
};

function accepted(one: LessonAnswers): LessonAnswers {
  return { ...one, move: { ...one.move, status: 'ACCEPTED' } };
}
function named(one: LessonAnswers): LessonAnswers {
  return {
    ...one,
    move: { ...one.move, className: HARD_CONTENT.long },
    families: one.families.map((family, at) => ({ ...family, name: at % 2 ? HARD_CONTENT.long : HARD_CONTENT.url })),
  };
}
