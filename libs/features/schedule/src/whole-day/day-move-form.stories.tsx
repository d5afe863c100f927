import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { TODAY } from '../calendar.fixture.ts';
import { daySheetMessages } from '../day-sheet/day-sheet-messages.ts';
import { lessonMessages } from '../lesson-messages.ts';
import { aDayPlan, aFullPlan, aWaitingPlan, someLetters } from '../lesson.fixture.ts';
import { aConflict } from '../notices/conflict.fixture.ts';
import { DayMoveForm } from './day-move-form.tsx';

const { proposeDayMove, previewDayLetters } = lessonMovesContract;
const letters = fake(previewDayLetters, { items: someLetters() });
const words = lessonMessages.day;

/** The first lesson's new time was taken meanwhile. */
const tomorrowTaken = aConflict({
  wanted: { startAt: '2026-11-19T09:00:00+09:00', endAt: '2026-11-19T09:30:00+09:00' },
  other: {
    ...aConflict().other,
    title: '중3 수학 심화',
    startAt: '2026-11-19T09:00:00+09:00',
    endAt: '2026-11-19T10:00:00+09:00',
  },
  alternatives: [{ startAt: '2026-11-20T10:00:00+09:00', endAt: '2026-11-20T10:30:00+09:00' }],
});

const meta = {
  component: DayMoveForm,
  args: {
    day: TODAY,
    plan: aDayPlan(),
    reason: '몸이 아파요',
    timeZone: 'Asia/Seoul',
    onClose: fn(),
    closesDay: true,
    onSent: fn(),
  },
  parameters: { platform: [letters] },
  beforeEach: () => localStorage.clear(),
  decorators: [
    (Story) => (
      <StorySheet width="70rem">
        <Story />
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof DayMoveForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => {
  const nowhere = await screen.findByRole('group', { name: /중3 수학 심화/ });
  await userEvent.click(within(nowhere).getByRole('radio', { name: '그대로' }));
  await userEvent.click(await screen.findByRole('button', { name: daySheetMessages.sendTo(4) }));
};

export const Planned: Story = { name: '둘은 옮기고 하나는 자리가 없음' };
export const One: Story = { name: '수업 하나', args: { plan: aDayPlan().slice(0, 1) } };
export const Nine: Story = {
  name: '수업 아홉',
  args: {
    plan: Array.from({ length: 9 }, (_, at) => {
      const one = aDayPlan()[at % 3]!;
      return { ...one, lesson: { ...one.lesson, id: `nine-${at}`, classNo: at + 1 } };
    }),
  },
};
export const ConsentNeeded: Story = {
  name: '취소에 동의가 필요함',
  play: async () => userEvent.click(await screen.findByRole('button', { name: daySheetMessages.sendTo(6) })),
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const NothingFree: Story = { name: '수업 가능 시간이 하나도 없음', args: { plan: aFullPlan() } };
export const Waiting: Story = { name: '하나는 제안이 답을 기다림', args: { plan: aWaitingPlan() } };
export const OnlyClosing: Story = { name: '제안은 그대로 두고 닫기만', args: { plan: aWaitingPlan().slice(0, 1) } };
export const NoLesson: Story = { name: '옮길 수업 없이 닫기만', args: { plan: [] } };
export const NothingChosen: Story = {
  name: '아무것도 고르지 않음',
  args: { plan: aWaitingPlan().slice(0, 1), closesDay: false },
  play: async () => userEvent.click(await screen.findByRole('button', { name: daySheetMessages.send })),
};
export const Missing: Story = { name: '이유가 빠짐', args: { reason: '' }, play: send };
export const Conflict: Story = {
  name: '그 시간에 다른 수업이 있음',
  parameters: { platform: [letters, fakeProblem(proposeDayMove, 'SCHEDULE_OVERLAP', { conflict: tomorrowTaken })] },
  play: send,
};
export const Outdated: Story = {
  name: '그사이 제안이 바뀜',
  parameters: { platform: [letters, fakeProblem(proposeDayMove, 'VERSION_CONFLICT')] },
  play: send,
};
export const Refused: Story = {
  name: '제안하지 못함',
  parameters: { platform: [letters, fakeProblem(proposeDayMove, 'UNEXPECTED')] },
  play: async () => {
    await send();
    await screen.findByText(words.failed);
  },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    reason: HARD_CONTENT.long.repeat(4),
    plan: Array.from({ length: 4 }, () => aDayPlan())
      .flat()
      .map(({ lesson, ...rest }, at) => ({
        ...rest,
        lesson: { ...lesson, id: `day-${at}`, className: at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long },
      })),
  },
};
