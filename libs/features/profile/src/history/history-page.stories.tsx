import type { Meta, StoryObj } from '@storybook/react-vite';
import { histories } from '../profile.fixture.ts';
import { HistoryPage } from './history-page.tsx';

const meta = {
  component: HistoryPage,
  parameters: { platform: histories.loaded, path: '/account/teaching-profile/teacher-profile/history' },
} satisfies Meta<typeof HistoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '두 번 요청함' };
export const Empty: Story = { name: '비어 있음', parameters: { platform: histories.empty } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: histories.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: histories.failed } };
export const Partial: Story = { name: '차이만 불러오지 못함', parameters: { platform: histories.partial } };
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
