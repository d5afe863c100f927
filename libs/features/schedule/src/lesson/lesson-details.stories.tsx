import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { aLessonMove } from '@portal/testing/schedule/free-slot-builders';
import { CalendarLayersProvider, NO_LAYERS } from '../time/calendar-layers.ts';
import { LessonDetails } from './lesson-details.tsx';

const yesterday = { startAt: '2026-11-17T10:30:00+09:00', endAt: '2026-11-17T11:30:00+09:00' };
const tomorrow = { startAt: '2026-11-19T10:30:00+09:00', endAt: '2026-11-19T11:30:00+09:00' };
/** Friday's lesson, which was moved to Thursday; a student had asked for Saturday before. */
const toTomorrow = {
  oldStartAt: '2026-11-20T10:30:00+09:00',
  oldEndAt: '2026-11-20T11:30:00+09:00',
  newStartAt: tomorrow.startAt,
  newEndAt: tomorrow.endAt,
  createdAt: '2026-11-16T09:30:00+09:00',
  answeredAt: '2026-11-16T12:00:00+09:00',
};
const declined = aLessonMove({
  ...toTomorrow,
  id: 'm2',
  by: 'STUDENT',
  status: 'DECLINED',
  newStartAt: '2026-11-21T10:30:00+09:00',
  newEndAt: '2026-11-21T11:30:00+09:00',
  createdAt: '2026-11-15T18:00:00+09:00',
  answeredAt: '2026-11-15T20:00:00+09:00',
});

const meta = {
  component: LessonDetails,
  parameters: { platform: [] },
  args: { lesson: aLesson(), more: undefined, timeZone: 'Asia/Seoul' },
} satisfies Meta<typeof LessonDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중' };
export const Trial: Story = {
  name: '체험 수업',
  args: {
    lesson: aLesson({
      ...tomorrow,
      no: 1,
      status: 'UPCOMING',
      isTrial: true,
      studentCount: 1,
      studentNames: ['학생 A12'],
    }),
  },
};
export const Held: Story = {
  name: '끝난 수업',
  args: { lesson: aLesson({ ...yesterday, status: 'FINISHED', held: true }) },
};
export const NotHeld: Story = {
  name: '진행하지 않은 수업',
  args: { lesson: aLesson({ ...yesterday, status: 'DONE', held: false }) },
};
export const Canceled: Story = {
  name: '취소된 수업',
  args: {
    lesson: aLesson({ ...tomorrow, status: 'CANCELED', held: false, cancelReason: '학생의 학교 행사와 겹쳐요.' }),
  },
};
export const AtAPlace: Story = {
  name: '대면 수업, 학생 아홉 명',
  args: {
    lesson: aLesson({
      mode: 'OFFLINE',
      place: '마포구 스터디룸 2호',
      studentCount: 9,
      studentNames: Array.from({ length: 9 }, (_, at) => `학생 B0${at + 1}`),
    }),
  },
};
export const NoStudents: Story = {
  name: '학생이 아직 없음',
  args: { lesson: aLesson({ ...tomorrow, status: 'UPCOMING', studentCount: 0, studentNames: [] }) },
};
export const Moved: Story = {
  name: '옮긴 적이 있는 수업, 두 도시의 시각',
  args: {
    lesson: aLesson({ ...tomorrow, status: 'UPCOMING' }),
    more: {
      movedFrom: { startAt: '2026-11-20T10:30:00+09:00', endAt: '2026-11-20T11:30:00+09:00' },
      moves: [aLessonMove({ ...toTomorrow, status: 'ACCEPTED' }), declined],
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
