import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { answerKey } from './answer-values.ts';
import { AnsweredLesson } from './answered-lesson.tsx';
import { aLessonSaying, aWishedLesson } from './answers.fixture.ts';

const some = aLessonSaying('AGREED', 'AGREED', 'WAITING');

const meta = {
  component: AnsweredLesson,
  args: {
    answers: some,
    shortName: '중1 · 체험',
    classNo: 1,
    fresh: [],
    isWithdrawing: false,
    timeZone: 'Asia/Seoul',
    onWithdraw: fn(),
  },
  decorators: [
    (Story) => (
      <ul style={{ listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof AnsweredLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: '몇 가족이 답함' };
export const Newest: Story = { name: '방금 온 답', args: { fresh: [answerKey(some.move, some.families[1]!)] } };
export const OneWishes: Story = { name: '다른 시간을 부탁함', args: { answers: aWishedLesson() } };
export const Moved: Story = {
  name: '모두 수락해 다른 날로 옮김',
  args: {
    answers: { ...aLessonSaying('AGREED', 'AGREED'), move: { ...some.move, status: 'ACCEPTED' } },
    classNo: null,
  },
};
export const Expired: Story = {
  name: '답 없이 끝남',
  args: { answers: { ...aLessonSaying('AGREED', 'ENDED'), move: { ...some.move, status: 'EXPIRED' } } },
};
export const Withdrawn: Story = {
  name: '거둠',
  args: { answers: { ...some, move: { ...some.move, status: 'WITHDRAWN' } } },
};
export const Withdrawing: Story = { name: '거두는 중', args: { isWithdrawing: true } };
export const Longest: Story = {
  name: '가장 긴 이름, 휴대폰',
  args: {
    shortName: HARD_CONTENT.long,
    answers: { ...some, families: some.families.map((family) => ({ ...family, name: HARD_CONTENT.url })) },
  },
  globals: { viewport: { value: 'w390' } },
};
