import type { Meta, StoryObj } from '@storybook/react-vite';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { studentsOf } from '../class-page.fixture.ts';
import { StudentsView } from './students-view.tsx';

const { listClassStudents } = classesContract;
const shown = aTeachingClass({ studentCount: 3 });
const students = studentsOf(shown);
const meta = {
  component: StudentsView,
  args: { shown },
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
