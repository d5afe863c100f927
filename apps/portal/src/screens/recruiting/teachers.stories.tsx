import type { Meta, StoryObj } from '@storybook/react-vite';
import * as teacher from '@portal/teachers/page/teacher-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = {
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Teacher: Story = { name: '선생님 페이지', parameters: inPortal(teacher.default, teacher.Chosen) };
export const TeacherPhone: Story = {
  ...Teacher,
  name: '선생님 페이지, 휴대폰',
  globals: { viewport: { value: 'w390' } },
};
export const Vietnamese: Story = { ...Teacher, name: '베트남어', play: teacher.Vietnamese.play! };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(teacher.default, teacher.Longest),
  globals: { texts: 'long' },
};
