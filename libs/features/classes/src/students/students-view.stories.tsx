import type { Meta, StoryObj } from '@storybook/react-vite';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { aClassStudent, aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { StudentsView } from './students-view.tsx';

const { listClassStudents } = classesContract;
const students = [
  aClassStudent(),
  aClassStudent({ id: 'student-A02', name: '학생 A02', isTrial: true, attendanceRate: null, lastNotes: [], goals: '' }),
  aClassStudent({ id: 'student-A03', name: '학생 A03', lessonsLeft: 0, guardians: [] }),
];
const meta = {
  component: StudentsView,
  args: { shown: aTeachingClass() },
  parameters: { platform: [fake(listClassStudents, { items: students })] },
} satisfies Meta<typeof StudentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '학생 세 명' };
export const Empty: Story = {
  name: '학생 없음',
  parameters: { platform: [fake(listClassStudents, { items: [] })] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(listClassStudents)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(listClassStudents, 'UNEXPECTED')] },
};
