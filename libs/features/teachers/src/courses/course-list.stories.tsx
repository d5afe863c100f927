import type { Meta, StoryObj } from '@storybook/react-vite';
import { readBy } from '../reader.fixture.tsx';
import { LONGEST, TWO_COURSES } from '../teachers.fixture.ts';
import { CourseList } from './course-list.tsx';

const meta = {
  component: CourseList,
  decorators: [readBy()],
  parameters: { signedIn: false, platform: [] },
  args: { courses: TWO_COURSES },
} satisfies Meta<typeof CourseList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: '강좌 둘' };
export const Longest: Story = {
  name: '가장 긴 내용, 베트남어, 휴대폰',
  decorators: [readBy('vi', 'Asia/Ho_Chi_Minh')],
  args: { courses: LONGEST.courses! },
  globals: { viewport: { value: 'w390' } },
};
