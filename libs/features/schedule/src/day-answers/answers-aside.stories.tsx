import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aDayPlan } from '../lesson.fixture.ts';
import { openWishes } from './answer-values.ts';
import { AnswersAside } from './answers-aside.tsx';
import { aWishedLesson } from './answers.fixture.ts';

const meta = {
  component: AnswersAside,
  args: {
    wishes: openWishes([aWishedLesson()]),
    stays: aDayPlan()
      .slice(1)
      .map(({ lesson }) => lesson),
    nameOf: (className) => className,
    timeZone: 'Asia/Seoul',
    onDeclined: fn(),
  },
  parameters: { platform: [fakeProblem(lessonMovesContract.answerLessonMove, 'UNEXPECTED')] },
} satisfies Meta<typeof AnswersAside>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneWishes: Story = { name: '다른 시간을 부탁한 가족' };
export const NoTurn: Story = { name: '답할 것 없음', args: { wishes: [] } };
export const NothingStays: Story = { name: '그대로 하는 수업 없음', args: { stays: [] } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
