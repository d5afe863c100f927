import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Live(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: NumberField,
  args: { label: '1회 수업 시간', value: 50, unit: '분', min: 25, onChange: () => {} },
  argTypes: {
    label: { control: 'text' },
    helper: { control: 'text' },
    error: { control: 'text' },
    onChange: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '정수를 입력해요. 바퀴나 화살표로 값이 바뀌지 않고, 친 글은 고쳐 쓰지 않아요. 읽을 수 없는 글과 범위를 벗어난 수는 칸을 떠날 때 알려요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: (args) => (
    <StoryRow title="비어 있음, 값, 오류, 읽기만, 잠김" column>
      <Live {...args} value={null} placeholder="50" required helper="25분 이상이어야 해요." />
      <Live {...args} label="최소 나이" unit="세" value={7} />
      <Live {...args} label="수업 횟수" unit="회" value={0} error="수업 횟수는 1회 이상이어야 해요." />
      <Live {...args} label="학생 수" unit="명" value={4} readOnly />
      <Live {...args} label="체험 시간" value={30} disabled />
    </StoryRow>
  ),
};
export const Content: Story = { name: '긴 글과 큰 수', args: { label: HARD_CONTENT.long, value: 999_999_999 } };
export const FlowTyping: Story = {
  name: '흐름: 읽을 수 없는 수와 작은 수를 떠날 때 알려요',
  tags: ['flow'],
  args: { value: null },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '2.5');
    await userEvent.tab();
    await expect(canvas.getByText('정수로 입력해 주세요.')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '20');
    await userEvent.tab();
    await expect(canvas.getByText('25 이상으로 입력해 주세요.')).toBeVisible();
  },
};
