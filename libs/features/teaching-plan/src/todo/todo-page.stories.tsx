import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { worlds } from '../tasks.fixture.ts';
import { TodoPage } from './todo-page.tsx';

const path = '/account/teaching-plan/todo';
const meta = { component: TodoPage, parameters: { path, platform: worlds.loaded } } satisfies Meta<typeof TodoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: '할 일 있음' };
export const Choosing: Story = {
  name: '여러 개 고르는 중',
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: '여러 개 고르기' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^교재 38쪽/ }));
  },
};
export const Upcoming: Story = { name: '예정', parameters: { path: `${path}/upcoming` } };
export const Completed: Story = { name: '완료', parameters: { path: `${path}/completed` } };
export const CompletedPages: Story = {
  name: '완료: 여러 쪽',
  parameters: { path: `${path}/completed?page=2`, platform: worlds.many },
};
export const Filtered: Story = {
  name: '필터: 채점, 직접 정한 기간',
  parameters: { path: `${path}?type=SUBMISSION_EVALUATION&period=CUSTOM&from=2026-11-01` },
};
export const NothingFound: Story = {
  name: '맞는 것 없음',
  parameters: { path: `${path}?classId=class-2&type=SUBMISSION_EVALUATION` },
};
export const Many: Story = { name: '많음', parameters: { platform: worlds.many } };
export const Empty: Story = { name: '비어 있음', parameters: { platform: worlds.empty } };
export const EmptyCompleted: Story = {
  name: '마친 일 없음',
  parameters: { path: `${path}/completed`, platform: worlds.empty },
};
export const Loading: Story = { name: '불러오는 중', parameters: { platform: worlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: worlds.failed } };
export const Offline: Story = { name: '오프라인', parameters: { platform: worlds.offline } };
export const Longest: Story = { ...Loaded, name: '가장 긴 내용', globals: { texts: 'long' } };
