import type { Meta, StoryObj } from '@storybook/react-vite';
import { worlds } from '../connections.fixture.ts';
import { CalendarConnectionsPage } from './calendar-connections-page.tsx';

const meta = {
  component: CalendarConnectionsPage,
  parameters: { path: '/account/calendar/connections', platform: worlds.loaded },
} satisfies Meta<typeof CalendarConnectionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '연결한 캘린더 있음' };
export const Empty: Story = { name: '비어 있음', parameters: { platform: worlds.empty } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: worlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.failed } };
export const Partial: Story = { name: '일부만 불러옴', parameters: { platform: worlds.partial } };
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
