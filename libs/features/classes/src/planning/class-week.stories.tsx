import type { Meta, StoryObj } from '@storybook/react-vite';
import { slots } from '../planning-messages.ts';
import { ClassWeek } from './class-week.tsx';
import { HalfWritten, twoSlots } from './planning-form.fixture.tsx';

const meta = {
  component: ClassWeek,
  render: () => (
    <HalfWritten values={{ weeklySchedule: twoSlots }}>
      <ClassWeek />
    </HalfWritten>
  ),
} satisfies Meta<typeof ClassWeek>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: '두 번' };
export const None: Story = {
  name: '아직 없음',
  render: () => (
    <HalfWritten errors={{ weeklySchedule: { type: 'custom', message: slots.none } }}>
      <ClassWeek />
    </HalfWritten>
  ),
};
export const Overlap: Story = {
  name: '서로 겹침',
  render: () => (
    <HalfWritten
      values={{ weeklySchedule: [twoSlots[0]!, twoSlots[0]!] }}
      errors={{ weeklySchedule: { type: 'custom', message: slots.overlap } }}
    >
      <ClassWeek />
    </HalfWritten>
  ),
};
