import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLessonDiary, aLessonQuestion, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { holdDesks } from '../lessons.fixture.ts';
import { ClosedLesson } from './closed-lesson.tsx';

const meta = {
  component: ClosedLesson,
  args: { desk: holdDesks.toWrapUp, state: 'TO_WRAP_UP' },
  parameters: { platform: [] },
} satisfies Meta<typeof ClosedLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToWrapUp: Story = { name: '마무리할 것' };
export const Begun: Story = {
  name: '마무리를 쓰던 중',
  args: { desk: aTaughtLesson({ diary: aLessonDiary({ version: 2, covered: '일차함수의 그래프' }) }) },
};
export const Sent: Story = { name: '확인을 기다림', args: { state: 'SENT' } };
export const Questioned: Story = {
  name: '가족의 질문을 기다리게 함',
  args: { state: 'SENT', desk: aTaughtLesson({ questions: [aLessonQuestion()] }) },
};
export const Confirmed: Story = { name: '확인이 끝남', args: { desk: holdDesks.confirmed, state: 'CONFIRMED' } };
export const NotHeld: Story = { name: '진행 안 함', args: { desk: holdDesks.notHeld, state: 'NOT_HELD' } };
export const Canceled: Story = { name: '취소함', args: { desk: holdDesks.canceled, state: 'CANCELED' } };
