import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MomentField, type MomentFieldProps } from './moment-field.tsx';

function Live(props: MomentFieldProps) {
  const [value, setValue] = useState(props.value);
  return <MomentField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: MomentField,
  args: {
    labels: ['마감 날짜', '마감 시각'],
    value: '2026-11-20T21:00:00+09:00',
    onChange: () => {},
    zone: 'Asia/Seoul',
    today: '2026-11-18',
    required: true,
  },
  argTypes: { onChange: { control: false }, ref: { control: false } },
  parameters: {
    docs: { description: { component: '날짜와 시각을 나란히 정해요. 둘 가운데 하나라도 비면 값이 없어요.' } },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof MomentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: '정한 때' };
export const Empty: Story = {
  name: '빈 칸',
  args: { value: null, helper: '비우면 다음 수업까지예요.', required: false },
};
export const Wrong: Story = { name: '틀린 때', args: { error: '마감은 지금보다 뒤여야 해요.' } };
