import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { anEmptyCalendar, TODAY } from '../calendar.fixture.ts';
import { someAnswers } from '../day-answers/answers.fixture.ts';
import { aDayPlan, aWaitingPlan, someLetters } from '../lesson.fixture.ts';
import { DayMoveDialog } from './day-move-dialog.tsx';

const { planDayMove, proposeDayMove, previewDayLetters, listDayAnswers } = lessonMovesContract;
const planned = fake(planDayMove, { items: [...aDayPlan()] });
const proposed = fake(proposeDayMove, {
  items: aDayPlan()
    .slice(0, 2)
    .map(({ lesson }) => aLessonMove({ id: `move-${lesson.id}`, lessonId: lesson.id, className: lesson.className })),
});

const letters = fake(previewDayLetters, { items: someLetters() });
const calendar = fake(calendarContract.getCalendar, anEmptyCalendar());
const answers = fake(listDayAnswers, { items: someAnswers() });

const meta = {
  component: DayMoveDialog,
  args: { moving: { day: TODAY, isIll: true }, timeZone: 'Asia/Seoul', onClose: fn(), onTimeOff: fn() },
  parameters: {
    platform: [planned, proposed, letters, calendar, answers],
    docs: { story: { inline: false, height: '680px' } },
  },
} satisfies Meta<typeof DayMoveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '오늘 아파요' };
export const AnotherDay: Story = { name: '다른 날 옮기기', args: { moving: { day: '2026-11-20', isIll: false } } };
export const Empty: Story = {
  name: '옮길 수업 없음',
  args: { moving: { day: '2026-11-20', isIll: false } },
  parameters: { platform: [fake(planDayMove, { items: [] })] },
};
export const NothingOpen: Story = {
  name: '오늘 옮길 수업도 열린 시간도 없음',
  parameters: { platform: [fake(planDayMove, { items: [] }), calendar] },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(planDayMove), calendar] } };
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(planDayMove, 'UNEXPECTED'), calendar] },
};
export const SeenAgain: Story = {
  name: '가족의 답을 다시 봄',
  args: { moving: { day: TODAY, isIll: false, isAnswers: true } },
};
export const SomethingWaits: Story = {
  name: '답을 기다리는 제안이 있음',
  parameters: { platform: [fake(planDayMove, { items: [...aWaitingPlan()] }), letters, calendar, answers] },
};
export const Proposed: Story = {
  name: '제안한 뒤',
  play: async () => {
    const nowhere = await screen.findByRole('group', { name: /중3 수학 심화/ });
    await userEvent.click(within(nowhere).getByRole('radio', { name: '그대로' }));
    await userEvent.click(await screen.findByRole('button', { name: '4가족에게 보내기' }));
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
