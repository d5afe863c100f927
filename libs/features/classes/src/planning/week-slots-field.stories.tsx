import type { Meta, StoryObj } from '@storybook/react-vite';
import { slots } from '../planning-messages.ts';
import { HalfWritten, twoSlots } from './planning-form.fixture.tsx';
import { WeekSlotsField } from './week-slots-field.tsx';

const meta = {
  component: WeekSlotsField,
  render: () => (
    <HalfWritten values={{ weeklySchedule: twoSlots }}>
      <WeekSlotsField />
    </HalfWritten>
  ),
} satisfies Meta<typeof WeekSlotsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: '두 번' };
export const None: Story = {
  name: '아직 없음',
  render: () => (
    <HalfWritten errors={{ weeklySchedule: { type: 'custom', message: slots.none } }}>
      <WeekSlotsField />
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
      <WeekSlotsField />
    </HalfWritten>
  ),
};
