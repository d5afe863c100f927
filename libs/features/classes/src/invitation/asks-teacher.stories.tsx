import type { Meta, StoryObj } from '@storybook/react-vite';
import { AsksTeacher } from './asks-teacher.tsx';

const meta = {
  component: AsksTeacher,
  parameters: { platform: [] },
  args: { classId: 'class-1', asksTeacher: true },
} satisfies Meta<typeof AsksTeacher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { name: '켜짐' };
export const Off: Story = { name: '꺼짐', args: { asksTeacher: false } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
