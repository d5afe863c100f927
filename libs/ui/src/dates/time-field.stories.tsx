import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { TimeField, type TimeFieldProps } from './time-field.tsx';

function Live(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TimeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: TimeField,
  args: { label: '시작 시각', value: '09:30', onChange: () => {} },
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
          '하루의 시각을 24시간으로 입력해요. 930, 9:30, 15, 오후 3시를 모두 알아듣고 칸을 떠날 때 09:30으로 맞춰요. 위아래 방향키로 15분씩 옮기고, 단추나 Alt+아래 방향키로 목록에서 골라요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: (args) => (
    <StoryRow title="비어 있음, 값, 하루의 끝, 오류, 잠김" column>
      <Live {...args} value="" helper="15분 단위로 골라요." />
      <Live {...args} required />
      <Live {...args} label="종료 시각" value="24:00" allowEndOfDay />
      <Live {...args} label="종료 시각" error="종료 시각이 시작 시각보다 늦어야 해요." />
      <Live {...args} label="알림 시각" disabled />
    </StoryRow>
  ),
};
export const Content: Story = { name: '긴 글', args: { label: HARD_CONTENT.long, error: HARD_CONTENT.long } };
export const FlowTyping: Story = {
  name: '흐름: 말하듯 치고 방향키로 옮기기',
  tags: ['flow'],
  args: { value: '' },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '오후 3시');
    await userEvent.tab();
    await expect(input).toHaveValue('15:00');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('15:15');
  },
};
export const FlowList: Story = {
  name: '흐름: 목록에서 고르기',
  tags: ['flow'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '시각 고르기' }));
    const list = await screen.findByRole('listbox', { name: '시각 고르기' });
    const chosen = within(list).getByRole('option', { name: '오전 9시 30분' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(chosen).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('10:00'));
  },
};
