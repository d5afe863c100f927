import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type ChosenPeriod, PeriodField } from './period-field.tsx';

const meta = {
  component: PeriodField,
  args: { label: '기간', value: { period: 'W2', from: '', to: '' }, today: '2026-11-18', onChange: () => undefined },
  render: function Live({ value, ...args }) {
    const [chosen, choose] = useState<ChosenPeriod>(value);
    return <PeriodField {...args} value={chosen} onChange={choose} />;
  },
} satisfies Meta<typeof PeriodField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preset: Story = { name: '정해진 기간' };
export const All: Story = { name: '전체 기간', args: { value: { period: '', from: '', to: '' } } };
export const Custom: Story = {
  name: '직접 정하기',
  args: { value: { period: 'CUSTOM', from: '2026-11-01', to: '2026-11-18' } },
};
export const Turned: Story = {
  name: '끝이 시작보다 앞',
  args: { value: { period: 'CUSTOM', from: '2026-11-18', to: '2026-11-01' } },
};
