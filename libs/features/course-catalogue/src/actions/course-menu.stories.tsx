import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aCourseSummary } from '@portal/testing/courses/course-builders';
import { CourseMenu } from './course-menu.tsx';

const meta = {
  component: CourseMenu,
  parameters: { platform: [], frameHeight: 420 },
  args: { course: aCourseSummary(), onAction: () => undefined },
  play: async () => userEvent.click(await screen.findByRole('button', { name: /메뉴$/ })),
} satisfies Meta<typeof CourseMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = { name: '초안' };
export const Locked: Story = {
  name: '심사 중',
  args: { course: aCourseSummary({ status: 'APPROVAL_IN_PROCESS', isLive: true }) },
};
