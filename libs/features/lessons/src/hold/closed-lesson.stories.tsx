import type { Meta, StoryObj } from '@storybook/react-vite';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLessonDiary, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { holdDesks } from '../lessons.fixture.ts';
import { ClosedLesson } from './closed-lesson.tsx';

const meta = {
  component: ClosedLesson,
  args: { desk: holdDesks.toWrapUp, point: 'TO_WRAP_UP', now: new Date(FROZEN_NOW) },
  parameters: { platform: [] },
} satisfies Meta<typeof ClosedLesson>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToWrapUp: Story = { name: '마무리할 것' };
export const Begun: Story = {
  name: '마무리를 쓰던 중',
  args: { desk: aTaughtLesson({ diary: aLessonDiary({ version: 2, covered: '일차함수의 그래프' }) }) },
};
export const Late: Story = { name: '마무리가 늦음', args: { desk: holdDesks.wrapUpLate, point: 'WRAP_UP_LATE' } };
export const ByClock: Story = { name: '저절로 끝남', args: { desk: holdDesks.endedByClock } };
export const AtPlace: Story = { name: '대면으로 한 수업', args: { desk: holdDesks.taughtAtPlace } };
export const Sent: Story = { name: '확인을 기다림', args: { desk: holdDesks.sent, point: 'SENT' } };
export const Questioned: Story = {
  name: '가족의 질문을 기다리게 함',
  args: { desk: holdDesks.asked, point: 'QUESTIONED' },
};
export const InTicket: Story = { name: '문의가 열림', args: { desk: holdDesks.inTicket, point: 'QUESTIONED' } };
export const Confirmed: Story = { name: '확인이 끝남', args: { desk: holdDesks.confirmed, point: 'CONFIRMED' } };
export const NoShow: Story = { name: '학생 결석', args: { desk: holdDesks.notHeld, point: 'NOT_HELD' } };
export const NeverBegun: Story = { name: '시작하지 않음', args: { desk: holdDesks.neverBegun, point: 'NOT_HELD' } };
export const NeverBegunAtPlace: Story = {
  name: '대면, 시작을 누르지 않음',
  args: { desk: holdDesks.neverBegunAtPlace, point: 'NOT_HELD' },
};
export const Canceled: Story = { name: '취소함', args: { desk: holdDesks.canceled, point: 'CANCELED' } };
export const LongReason: Story = {
  name: '긴 까닭, 휴대폰',
  args: {
    desk: aTaughtLesson({ lesson: { status: 'CANCELED', held: false, cancelReason: HARD_CONTENT.url } }),
    point: 'CANCELED',
  },
  globals: { viewport: { value: 'w390' } },
};
