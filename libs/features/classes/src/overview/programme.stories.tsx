import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { aLateClass } from '../class-page.fixture.ts';
import { Programme } from './programme.tsx';

const { programme } = aTeachingClass();
const meta = {
  component: Programme,
  parameters: { platform: [], path: '/account/my-courses/all' },
  args: { programme, lessonsBehind: 0 },
} satisfies Meta<typeof Programme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTime: Story = { name: '계획대로' };
export const Behind: Story = { name: '두 회 늦음', args: aLateClass() };
export const Nothing: Story = { name: '커리큘럼 없음', args: { programme: [] } };
