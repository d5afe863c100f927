import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { TaskRepeat } from '@portal/domain/planning/task-repeat';
import { RepeatField } from './repeat-field.tsx';

const meta = {
  component: RepeatField,
  parameters: { platform: [] },
  args: { value: null, today: '2026-11-18', onChange: () => undefined },
  render: function Live({ value, ...args }) {
    const [rule, setRule] = useState<TaskRepeat | null>(value);
    return <RepeatField {...args} value={rule} onChange={setRule} />;
  },
} satisfies Meta<typeof RepeatField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = { name: '한 번' };
export const ByCount: Story = {
  name: '매주, 여덟 번',
  args: { value: { every: 'WEEK', interval: 1, until: null, count: 8 } },
};
export const ByDay: Story = {
  name: '2주마다, 날짜까지',
  args: { value: { every: 'WEEK', interval: 2, until: '2027-02-28', count: null } },
};
export const Wrong: Story = {
  name: '끝이 없음',
  args: {
    value: { every: 'DAY', interval: 1, until: null, count: null },
    error: '반복이 끝나는 날이나 횟수를 정해 주세요.',
  },
};
