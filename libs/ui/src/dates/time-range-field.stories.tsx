import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { TimeRangeField, type TimeRangeFieldProps } from './time-range-field.tsx';

function Live(props: TimeRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TimeRangeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: TimeRangeField,
  args: { label: '수업 시간', value: { start: '10:00', end: '11:30' }, allowEndOfDay: true, onChange: () => {} },
  argTypes: {
    label: { control: 'text' },
    helper: { control: 'text' },
    error: { control: 'text' },
    onChange: { control: false },
    startRef: { control: false },
    endRef: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '하루 안에서 언제부터 언제까지예요. 그 사이가 얼마나 되는지 말로 알리고, 거꾸로 된 시간은 바로 알려요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TimeRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: (args) => (
    <StoryRow title="비어 있음, 값, 거꾸로, 오류, 잠김" column>
      <Live {...args} value={{ start: '', end: '' }} required helper="같은 날 안에서 정해 주세요." />
      <Live {...args} />
      <Live {...args} value={{ start: '18:00', end: '17:00' }} />
      <Live {...args} error="이미 연 시간과 겹쳐요. 시간을 바꿔 주세요." />
      <Live {...args} value={{ start: '', end: '24:00' }} startError="꼭 입력해 주세요." />
      <Live {...args} disabled />
    </StoryRow>
  ),
};
export const Content: Story = { name: '긴 글', args: { label: HARD_CONTENT.long, error: HARD_CONTENT.long } };
/** As on a phone with large text: a time is seen whole, so the end stands below the start. */
export const Narrow: Story = {
  name: '좁은 자리',
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '10rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [start, end] = canvas.getAllByRole('textbox');
    await expect(end!.getBoundingClientRect().top).toBeGreaterThan(start!.getBoundingClientRect().bottom);
    await expect(start!.scrollWidth).toBeLessThanOrEqual(start!.clientWidth);
  },
};
