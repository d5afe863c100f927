import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { MoneyField, type MoneyFieldProps } from './money-field.tsx';

function Live(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  return <MoneyField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: MoneyField,
  args: { label: '수강료', value: 1_250_000, onChange: () => {} },
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
          '금액을 입력해요. 치는 동안 세 자리마다 쉼표가 들어가고, 만 단위로 읽은 금액이 옆에 보여요. 1.250.000이나 1,250,000đ를 붙여 넣어도 알아들어요.',
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
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: (args) => (
    <StoryRow title="비어 있음, 값, 오류, 읽기만, 잠김" column>
      <Live {...args} value={null} required helper="1,000đ 이상 입력해 주세요." />
      <Live {...args} label="출금할 금액" value={999_999_999} />
      <Live {...args} label="수강권 1 수강료" value={500} error="수강료는 1,000đ 이상 입력해 주세요." />
      <Live {...args} label="수강권 2 수강료" readOnly />
      <Live {...args} label="수강권 3 수강료" disabled />
    </StoryRow>
  ),
};
export const Content: Story = { name: '긴 글', args: { label: HARD_CONTENT.long, value: 999_999_999 } };
export const FlowTyping: Story = {
  name: '흐름: 가운데를 고쳐도 자리를 지켜요',
  tags: ['flow'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('12,950,000');
    await expect(input.selectionStart).toBe(4);
    await userEvent.clear(input);
    await userEvent.paste('1.250.000');
    await expect(input).toHaveValue('1,250,000');
    await expect(canvas.getByText('125만 동')).toBeVisible();
  },
};
