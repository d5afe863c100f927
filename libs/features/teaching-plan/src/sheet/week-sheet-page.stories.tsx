import type { Meta, StoryObj } from '@storybook/react-vite';
import { worlds } from '../tasks.fixture.ts';
import { WeekSheetPage } from './week-sheet-page.tsx';

const meta = {
  component: WeekSheetPage,
  parameters: { path: '/account/teaching-plan/schedule/print', platform: worlds.loaded },
} satisfies Meta<typeof WeekSheetPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '이번 주' };
export const Empty: Story = { name: '비어 있음', parameters: { platform: worlds.empty } };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: worlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.failed } };
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
