import type { Meta, StoryObj } from '@storybook/react-vite';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aFullDay } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { HARD_CONTENT, StorySheet } from '@portal/ui/story-board';
import { MoveFit } from './move-fit.tsx';

const times = { startAt: '2026-11-22T10:00:00+09:00', endAt: '2026-11-22T11:00:00+09:00' };
const lesson = (title: string) => ({ kind: 'LESSON', id: 'lesson-1', title, ...times }) as const;

const meta = {
  component: MoveFit,
  args: { move: aLessonMove({ by: 'STUDENT' }), fit: { other: null, isFreeTime: true } },
  parameters: { platform: [fake(calendarContract.getCalendar, aFullDay('2026-11-22'))] },
  decorators: [(Story) => <StorySheet width="40.5rem">{Story()}</StorySheet>],
} satisfies Meta<typeof MoveFit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = { name: '겹치지 않음' };
export const Outside: Story = {
  name: '수업 가능 시간 밖',
  args: { fit: { other: null, isFreeTime: false } },
};
export const Taken: Story = {
  name: '수업과 겹침',
  args: { fit: { other: lesson('중2 수학 개념 완성 – 일차함수'), isFreeTime: true } },
};
export const OwnEntry: Story = {
  name: '내 일정과 겹침',
  args: { fit: { other: { kind: 'EVENT', id: 'event-1', title: '학부모 상담 준비', ...times }, isFreeTime: false } },
};
export const Unchecked: Story = { name: '겹침을 모를 때', args: { fit: undefined } };
export const Longest: Story = {
  name: '긴 이름, 좁은 화면',
  args: { fit: { other: lesson(`${HARD_CONTENT.long} ${HARD_CONTENT.url}`), isFreeTime: true } },
  globals: { viewport: { value: 'w390' } },
};
