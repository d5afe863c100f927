import type { Meta, StoryObj } from '@storybook/react-vite';
import { aClassStudent, aTeachingClass } from '@portal/testing/classes/class-builders';
import { studentsOf } from '../class-page.fixture.ts';
import { worlds } from '../classes.fixture.ts';
import { StudentCard } from './student-card.tsx';

const meta = {
  component: StudentCard,
  parameters: { platform: worlds.loaded, path: '/account/my-courses/all' },
  args: { student: aClassStudent(), level: 'INTERMEDIATE' },
  render: (args) => (
    <ul style={{ listStyle: 'none' }}>
      <StudentCard {...args} />
    </ul>
  ),
} satisfies Meta<typeof StudentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '다니는 학생' };
export const New: Story = {
  name: '처음 온 학생',
  args: {
    student: { ...studentsOf(aTeachingClass())[1]!, guardians: [] },
    level: null,
  },
};
