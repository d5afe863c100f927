import type { Meta, StoryObj } from '@storybook/react-vite';
import { aClassSummary } from '@portal/testing/classes/class-builders';
import { AvatarStack } from './avatar-stack.tsx';

const { students } = aClassSummary();
const meta = { component: AvatarStack, args: { students, studentCount: students.length } } satisfies Meta<
  typeof AvatarStack
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = { name: '모두 보임' };
export const Many: Story = { name: '더 있음', args: { studentCount: 100 } };
