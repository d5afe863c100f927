import type { Meta, StoryObj } from '@storybook/react-vite';
import * as history from '@portal/course-catalogue/history/approval-history-page.stories';
import * as courses from '@portal/course-catalogue/list/courses-page.stories';
import { inPortal, PortalScreen } from '../../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Courses: Story = { name: '내 강좌', parameters: inPortal(courses.default) };
export const ApprovalHistory: Story = { name: '승인 기록', parameters: inPortal(history.default) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(courses.default),
  globals: { texts: 'long' },
};
