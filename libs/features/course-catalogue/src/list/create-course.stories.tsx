import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreateCourse } from './create-course.tsx';

const meta = { component: CreateCourse, parameters: { platform: [] }, args: { mayCreate: true } } satisfies Meta<
  typeof CreateCourse
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: '만들 수 있음' };
export const Closed: Story = { name: '프로필 승인 전', args: { mayCreate: false } };
