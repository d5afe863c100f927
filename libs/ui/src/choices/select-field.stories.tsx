import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { SelectField } from './select-field.tsx';

const meta = {
  component: SelectField,
  args: {
    label: '반복',
    options: [
      { value: 'NONE', label: '반복 안 함' },
      { value: 'WEEKLY', label: '매주' },
      { value: 'MONTHLY', label: '매월', disabled: true },
    ],
  },
  argTypes: {
    label: { control: 'text' },
    helper: { control: 'text' },
    error: { control: 'text' },
    aside: { control: false },
  },
  parameters: {
    docs: {
      description: { component: '여럿 가운데 하나를 기기의 목록에서 골라요. 넷까지는 나란히 보이는 고르기가 나아요.' },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  parameters: { pseudo: { focusVisible: '.is-focus' } },
  render: ({ options }) => (
    <StoryRow title="고르기 전, 값, 초점, 오류, 잠김" column>
      <SelectField label="반복" options={options} placeholder="골라 주세요" required />
      <SelectField label="반복" options={options} defaultValue="WEEKLY" helper="언제든 바꿀 수 있어요." />
      <SelectField label="반복" options={options} className="is-focus" />
      <SelectField label="반복" options={options} error="반복을 골라 주세요." placeholder="골라 주세요" />
      <SelectField label="반복" options={options} disabled optional />
    </StoryRow>
  ),
};
export const Content: Story = {
  name: '긴 글',
  args: { label: HARD_CONTENT.long, options: [{ value: 'a', label: HARD_CONTENT.long }] },
  // The words end before the arrow.
  play: async ({ canvas }) => {
    const { paddingInlineEnd, textOverflow } = getComputedStyle(canvas.getByRole('combobox'));
    await expect([Number.parseFloat(paddingInlineEnd) >= 32, textOverflow]).toEqual([true, 'ellipsis']);
  },
};
