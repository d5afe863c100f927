import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { CalendarLayersProvider, NO_LAYERS } from '../time/calendar-layers.ts';
import { LessonDetails } from './lesson-details.tsx';

const meta = {
  component: LessonDetails,
  args: { lesson: aLesson(), more: undefined, timeZone: 'Asia/Seoul' },
} satisfies Meta<typeof LessonDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중' };
export const Trial: Story = {
  name: '체험 수업',
  args: { lesson: aLesson({ status: 'UPCOMING', isTrial: true, studentCount: 1, studentNames: ['학생 A12'] }) },
};
export const Held: Story = { name: '끝난 수업', args: { lesson: aLesson({ status: 'FINISHED', held: true }) } };
export const NotHeld: Story = {
  name: '진행하지 않은 수업',
  args: { lesson: aLesson({ status: 'DONE', held: false }) },
};
export const Canceled: Story = {
  name: '취소된 수업',
  args: { lesson: aLesson({ status: 'CANCELED', held: false, cancelReason: '학생의 학교 행사와 겹쳐요.' }) },
};
export const AtAPlace: Story = {
  name: '대면 수업, 학생 아홉 명',
  args: { lesson: aLesson({ mode: 'OFFLINE', place: '마포구 스터디룸 2호', studentCount: 9 }) },
};
export const NoStudents: Story = {
  name: '학생이 아직 없음',
  args: { lesson: aLesson({ status: 'UPCOMING', studentCount: 0, studentNames: [] }) },
};
export const Moved: Story = {
  name: '옮긴 적이 있는 수업, 두 도시의 시각',
  args: {
    lesson: aLesson({ status: 'UPCOMING' }),
    more: {
      movedFrom: { startAt: '2026-11-17T10:00:00+09:00', endAt: '2026-11-17T11:30:00+09:00' },
      moves: [aLessonMove({ status: 'ACCEPTED' }), aLessonMove({ id: 'm2', status: 'DECLINED', by: 'STUDENT' })],
    },
  },
  decorators: [
    (Story) => (
      <CalendarLayersProvider value={{ ...NO_LAYERS, secondTimeZone: 'Asia/Ho_Chi_Minh' }}>
        <Story />
      </CalendarLayersProvider>
    ),
  ],
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
