import type { Meta, StoryObj } from '@storybook/react-vite';
import { historyWorlds } from '../catalogue.fixture.ts';
import { ApprovalHistoryPage } from './approval-history-page.tsx';

const meta = {
  component: ApprovalHistoryPage,
  parameters: {
    path: '/account/teaching-profile/my-courses/course-1/approval-history',
    route: '/account/teaching-profile/my-courses/:courseId/approval-history',
    platform: historyWorlds.loaded,
  },
} satisfies Meta<typeof ApprovalHistoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '요청 여러 번' };
export const Empty: Story = { name: '비어 있음', parameters: { platform: historyWorlds.empty } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: historyWorlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: historyWorlds.failed } };
export const Partial: Story = { name: '비교만 실패', parameters: { platform: historyWorlds.partial } };
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
