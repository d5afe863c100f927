import type { Meta, StoryObj } from '@storybook/react-vite';
import { HalfWritten, twoSlots } from './planning-form.fixture.tsx';
import { TimingFields } from './timing-fields.tsx';

const meta = {
  component: TimingFields,
  parameters: { platform: [] },
  render: () => (
    <HalfWritten values={{ weeklySchedule: twoSlots }}>
      <TimingFields />
    </HalfWritten>
  ),
} satisfies Meta<typeof TimingFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: '정함' };
export const NoDay: Story = {
  name: '시작하는 날이 없음',
  render: () => (
    <HalfWritten
      values={{ startDate: '', skipHolidays: false }}
      errors={{ startDate: { type: 'custom', message: '시작하는 날을 골라 주세요.' } }}
    >
      <TimingFields />
    </HalfWritten>
  ),
};
