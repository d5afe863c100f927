import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { aCanceledClass, aClassThatCaughtUp, aFinishedClass, aLateClass, aMissedClass } from '../class-page.fixture.ts';
import { Programme } from './programme.tsx';

const { programme } = aTeachingClass();
const meta = {
  component: Programme,
  parameters: { platform: [], path: '/account/my-courses/all' },
  args: { id: 'class-1', programme, lessonsBehind: 0, canceledAt: null },
} satisfies Meta<typeof Programme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTime: Story = { name: '계획대로' };
export const NotBegun: Story = {
  name: '시작 전',
  args: {
    programme: programme.map((step) => ({ ...step, plannedAt: '2027-01-05T19:00:00+09:00', coveredAt: null })),
  },
};
export const Finished: Story = { name: '모두 가르침', args: aFinishedClass() };
export const Canceled: Story = { name: '취소함', args: aCanceledClass() };
export const Behind: Story = { name: '두 회 늦음', args: aLateClass() };
export const Missed: Story = { name: '한 회 진행하지 않음', args: aMissedClass() };
export const CaughtUp: Story = { name: '진행하지 않은 회를 따라잡음', args: aClassThatCaughtUp() };
export const Nothing: Story = { name: '커리큘럼 없음', args: { programme: [] } };
