import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPublicCourse } from '@portal/testing/teachers/teacher-builders';
import { readBy } from '../reader.fixture.tsx';
import { CourseChoice } from './course-choice.tsx';

const course = (no: number) => ({
  ...aPublicCourse({ id: `course-${no}`, title: `중${no} 수학 개념 완성` }),
  trialMinutes: 30,
});

const meta = {
  component: CourseChoice,
  decorators: [readBy()],
  args: { courses: [course(1), course(2)], value: 'course-1', onChange: () => undefined },
} satisfies Meta<typeof CourseChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = { name: '몇 개' };
export const Many: Story = { name: '많음', args: { courses: Array.from({ length: 20 }, (_, no) => course(no + 1)) } };
