import type { Meta, StoryObj } from '@storybook/react-vite';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aLessonDiary, aLessonQuestion, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { aPlanTask } from '@portal/testing/planning/plan-task-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { nextLesson } from '../lessons.fixture.ts';
import { WrapUpDone } from './wrap-up-done.tsx';

const { getClass } = classesContract;
const written = {
  version: 3,
  programmeNo: 12,
  covered: '일차함수의 그래프',
  homework: '교과서 42쪽',
  nextPlan: '활용 문제',
  messageToGuardian: 'Chào phụ huynh, hôm nay em đã học xong.',
  sentAt: '2026-11-18T10:41:00+09:00',
  confirmBy: '2026-11-19T10:41:00+09:00',
};
const sent = aTaughtLesson({ diary: aLessonDiary(written), tasks: [aPlanTask()] });

const meta = {
  component: WrapUpDone,
  args: { desk: sent },
  parameters: { platform: [nextLesson] },
} satisfies Meta<typeof WrapUpDone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = { name: '전했고 확인을 기다림' };
export const Confirmed: Story = {
  name: '보호자가 확인함',
  args: {
    desk: aTaughtLesson({
      lesson: { status: 'FINISHED' },
      diary: aLessonDiary({ ...written, confirmedAt: '2026-11-18T10:42:00+09:00', confirmedBy: 'GUARDIAN' }),
    }),
  },
};
export const Asked: Story = {
  name: '가족이 다르게 기억함',
  args: { desk: { ...sent, isQuestioned: true, questions: [aLessonQuestion()] } },
};
export const Answered: Story = {
  name: '가족의 질문에 답함',
  args: {
    desk: {
      ...sent,
      questions: [aLessonQuestion({ answer: '다음에 더할게요.', answeredAt: '2026-11-18T10:41:30+09:00' })],
    },
  },
};
export const Nobody: Story = {
  name: '전할 보호자도 다음 수업도 없음',
  args: { desk: { ...sent, recipients: [], tasks: [] } },
  parameters: { platform: [fake(getClass, aTeachingClass({ nextLesson: null, cancelNoticeUntil: null }))] },
};
export const Unpaid: Story = { name: '수업료가 없는 수업', args: { desk: { ...sent, isPriced: false } } };
export const NextLoading: Story = {
  name: '다음 수업을 불러오는 중',
  parameters: { platform: [neverAnswers(getClass)] },
};
export const NextFailed: Story = {
  name: '다음 수업을 불러오지 못함',
  parameters: { platform: [fakeProblem(getClass, 'UNEXPECTED')] },
};
export const Longest: Story = {
  name: '가장 긴 내용',
  args: {
    desk: {
      ...sent,
      recipients: Array.from({ length: 8 }, (_, at) => ({
        id: `guardian-${at}`,
        name: at % 2 ? HARD_CONTENT.vietnamese : HARD_CONTENT.long,
        language: 'vi' as const,
      })),
      tasks: [
        aPlanTask({ title: HARD_CONTENT.long, note: HARD_CONTENT.long }),
        aPlanTask({ id: 'b', title: HARD_CONTENT.url }),
      ],
    },
  },
  globals: { texts: 'long' },
};
