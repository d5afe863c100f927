import type { Meta, StoryObj } from '@storybook/react-vite';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { aDayPlan, aWaitingPlan } from '../lesson.fixture.ts';
import { PlanNews } from './plan-news.tsx';

const answered = (status: 'ACCEPTED' | 'DECLINED') => ({
  platform: [fake(lessonMovesContract.getLessonMove, aLessonMove({ id: 'move-0', status }))],
});

const meta = {
  component: PlanNews,
  args: { before: aWaitingPlan(), plan: aWaitingPlan().slice(1) },
  parameters: answered('ACCEPTED'),
} satisfies Meta<typeof PlanNews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = { name: '제안이 수락됨' };
export const Ended: Story = { name: '제안이 끝남', args: { plan: aDayPlan() }, parameters: answered('DECLINED') };
export const Gone: Story = { name: '여러 수업이 빠짐', args: { plan: [] } };
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    plan: [],
    before: aDayPlan().map(({ lesson, ...rest }, at) => ({
      ...rest,
      lesson: { ...lesson, className: at % 2 ? HARD_CONTENT.url : HARD_CONTENT.long },
    })),
  },
};
