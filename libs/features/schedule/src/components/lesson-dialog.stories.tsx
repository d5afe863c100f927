import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLesson } from '@portal/testing/builders';
import { fn } from 'storybook/test';
import { LessonDialog } from './lesson-dialog.tsx';

const meta = {
  component: LessonDialog,
  args: { lesson: aLesson(), timeZone: 'Asia/Seoul', onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof LessonDialog>;
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
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
