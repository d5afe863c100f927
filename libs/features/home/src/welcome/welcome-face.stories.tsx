import type { Meta, StoryObj } from '@storybook/react-vite';
import { teachersContract } from '@portal/domain/teachers/teachers.contract';
import { fake } from '@portal/testing/contract-fakes';
import { someTeacherCards } from '@portal/testing/teachers/teacher-builders';
import { WelcomeFace } from './welcome-face.tsx';

const meta = {
  component: WelcomeFace,
  parameters: {
    signedIn: false,
    platform: [fake(teachersContract.listFeaturedTeachers, { items: someTeacherCards() })],
  },
} satisfies Meta<typeof WelcomeFace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { name: '처음 온 사람' };
