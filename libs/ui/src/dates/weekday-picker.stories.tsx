import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Weekday } from '@portal/domain/time/weekday';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { WeekdayPicker, type WeekdayPickerProps } from './weekday-picker.tsx';

function Live(props: WeekdayPickerProps) {
  const [value, setValue] = useState<readonly Weekday[]>(props.value);
  return <WeekdayPicker {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: WeekdayPicker,
  args: { label: '반복할 요일', value: ['MONDAY', 'WEDNESDAY', 'SATURDAY'], onChange: () => {} },
  argTypes: {
    label: { control: 'text' },
    helper: { control: 'text' },
    error: { control: 'text' },
    onChange: { control: false },
  },
  parameters: {
    docs: { description: { component: '일곱 요일 가운데 여럿을 골라요. 평일과 매일은 한 번에 골라져요.' } },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof WeekdayPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: (args) => (
    <StoryRow title="비어 있음, 주말, 오류, 잠김" column>
      <Live {...args} label="비어 있음" value={[]} required helper="하나 이상 골라 주세요." />
      <Live {...args} label="주말" value={['SATURDAY', 'SUNDAY']} />
      <Live {...args} label="오류" value={[]} error="요일을 골라 주세요." />
      <Live {...args} label="잠김" disabled />
    </StoryRow>
  ),
};
export const Narrow: Story = {
  name: '좁은 화면',
  args: { label: HARD_CONTENT.long },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};
export const FlowQuick: Story = {
  name: '흐름: 평일을 한 번에',
  tags: ['flow'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '평일' }));
    await expect(canvas.getByRole('button', { name: '토요일' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: '금요일' })).toHaveAttribute('aria-pressed', 'true');
  },
};
