import type { Meta, StoryObj } from '@storybook/react-vite';
import { classWorlds } from '../class-server.fixture.ts';
import { planningWorlds } from '../planning.fixture.ts';
import { RollOverPage } from './roll-over-page.tsx';

const meta = {
  component: RollOverPage,
  parameters: {
    path: '/account/my-courses/class-1/roll-over',
    route: '/account/my-courses/:classId/roll-over',
    platform: planningWorlds.loaded,
  },
} satisfies Meta<typeof RollOverPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '새 학기' };
export const Loading: Story = { name: '불러오는 중', parameters: { platform: classWorlds.loading } };
export const Failed: Story = { name: '오류', parameters: { platform: classWorlds.failed } };
export const Gone: Story = { name: '없는 수업', parameters: { platform: classWorlds.gone } };
export const Longest: Story = { ...Playground, name: '가장 긴 내용', globals: { texts: 'long' } };
