import type { Meta, StoryObj } from '@storybook/react-vite';
import { worlds } from '../tasks.fixture.ts';
import { SchedulePage } from './schedule-page.tsx';

const path = '/account/teaching-plan/schedule';
const meta = {
  component: SchedulePage,
  parameters: { path, platform: worlds.loaded },
} satisfies Meta<typeof SchedulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '이번 주' };
export const Upcoming: Story = { name: '예정: 다음 주', parameters: { path: `${path}/upcoming` } };
export const Completed: Story = { name: '완료: 한 달 전', parameters: { path: `${path}/completed?week=2026-10-19` } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: worlds.empty } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: worlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.failed } };
export const Offline: Story = { name: '오프라인', parameters: { platform: worlds.offline } };
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
