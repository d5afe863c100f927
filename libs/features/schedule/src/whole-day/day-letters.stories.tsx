import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { someLetters } from '../lesson.fixture.ts';
import { DayLetters } from './day-letters.tsx';

const { previewDayLetters } = lessonMovesContract;
const letters = (items: ReturnType<typeof someLetters>) => ({ platform: [fake(previewDayLetters, { items })] });

const meta = {
  component: DayLetters,
  args: {
    asked: {
      reason: '몸이 아파요',
      moves: [{ lessonId: 'day-1', newStartAt: '2026-11-19T09:00:00+09:00' }],
      cancels: [],
    },
  },
  parameters: letters(someLetters()),
} satisfies Meta<typeof DayLetters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = { name: '두 언어의 편지' };
export const Waiting: Story = {
  name: '이유가 아직 없음',
  args: { asked: { ...meta.args.asked, reason: '' } },
};
export const NoLesson: Story = {
  name: '옮기거나 취소하는 수업 없음',
  args: { asked: { reason: '몸이 아파요', moves: [], cancels: [] } },
};
export const Nobody: Story = { name: '편지를 받을 보호자 없음', parameters: letters([]) };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: [neverAnswers(previewDayLetters)] } };
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(previewDayLetters, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: letters(someLetters().map((one) => ({ ...one, title: HARD_CONTENT.long, content: HARD_CONTENT.url }))),
};
