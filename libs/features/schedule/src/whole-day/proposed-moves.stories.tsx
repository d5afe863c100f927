import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { aDayPlan } from '../lesson.fixture.ts';
import type { SentDay } from './day-move-form.tsx';
import { ProposedMoves } from './proposed-moves.tsx';

const moves = aDayPlan()
  .slice(0, 2)
  .map(({ lesson, alternatives: [first] }) =>
    aLessonMove({
      id: `move-${lesson.id}`,
      lessonId: lesson.id,
      className: lesson.className,
      oldStartAt: lesson.startAt,
      oldEndAt: lesson.endAt,
      ...(first && { newStartAt: first.startAt, newEndAt: first.endAt }),
      within24h: true,
    }),
  );

const sent: SentDay = { moves, canceled: [], isClosed: false };

const meta = {
  component: ProposedMoves,
  args: { sent, timeZone: 'Asia/Seoul', withdrawn: [], onWithdrawn: fn(), onClose: fn() },
  parameters: { platform: [] },
  decorators: [
    (Story) => (
      <StorySheet width="34rem">
        <div style={{ padding: '1rem' }}>
          <Story />
        </div>
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof ProposedMoves>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Proposed: Story = { name: '답을 기다림' };
export const Canceled: Story = {
  name: '취소한 수업과 닫은 하루',
  args: { sent: { moves: moves.slice(0, 1), canceled: [aDayPlan()[2].lesson], isClosed: true } },
};
export const OnlyClosed: Story = { name: '닫기만 함', args: { sent: { moves: [], canceled: [], isClosed: true } } };
export const Withdrawn: Story = { name: '하나를 거둠', args: { withdrawn: [moves[0]!.id] } };
export const Refused: Story = {
  name: '거두지 못함',
  parameters: { platform: [fakeProblem(lessonMovesContract.withdrawLessonMove, 'UNEXPECTED')] },
  play: async () => userEvent.click((await screen.findAllByRole('button'))[0]!),
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    withdrawn: ['move-3'],
    sent: {
      moves: Array.from({ length: 12 }, (_, at) =>
        aLessonMove({ id: `move-${at}`, className: at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long }),
      ),
      canceled: [],
      isClosed: true,
    },
  },
};
