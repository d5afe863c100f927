import type { Meta, StoryObj } from '@storybook/react-vite';
import { someCourses } from '../catalogue.fixture.ts';
import { CourseRow } from './course-row.tsx';

const meta = {
  component: CourseRow,
  parameters: { platform: [], path: '/account/teaching-profile/my-courses/all' },
  args: { course: someCourses()[0]!, onAction: () => undefined },
  render: ({ onAction }) => (
    <ul>
      {someCourses().map((course) => (
        <CourseRow key={course.id} course={course} onAction={onAction} />
      ))}
    </ul>
  ),
} satisfies Meta<typeof CourseRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = { name: '상태마다' };
export const LongTitle: Story = {
  name: '긴 이름',
  render: ({ course, onAction }) => (
    <ul>
      <CourseRow
        course={{ ...course, title: '가나다라마바사아자차'.repeat(6), studentCount: 1204 }}
        onAction={onAction}
      />
    </ul>
  ),
};
