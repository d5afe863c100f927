import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

function Live(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: DateField,
  args: { label: '날짜', value: '2026-11-20', today: '2026-11-18', onChange: () => {} },
  argTypes: {
    label: { control: 'text' },
    helper: { control: 'text' },
    error: { control: 'text' },
    marked: { control: false },
    onChange: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '하루를 일/월/연도로 입력해요. 숫자만 치면 빗금이 들어가고, 2026-11-20이나 20.11.2026을 붙여 넣어도 알아들어요. 요일이 옆에 보이고, 화면 읽기 프로그램은 2026년 11월 20일 금요일로 읽어요. 단추를 누르면 한 달에서 고를 수 있어요.',
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
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  render: (args) => (
    <StoryRow title="비어 있음, 값, 필수, 오류, 잠김" column>
      <Live {...args} value="" helper="수업하는 날이에요." />
      <Live {...args} />
      <Live {...args} label="시작일" required />
      <Live {...args} label="종료일" error="시작일보다 뒤여야 해요." />
      <Live {...args} label="정산일" disabled helper="심사 중에는 바꿀 수 없어요." />
    </StoryRow>
  ),
};
export const Content: Story = { name: '긴 글', args: { label: HARD_CONTENT.long, error: HARD_CONTENT.long } };
export const FlowTyping: Story = {
  name: '흐름: 숫자만 치고, 절반만 쓴 날짜를 알려요',
  tags: ['flow'],
  args: { value: '' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '20112026');
    await expect(input).toHaveValue('20/11/2026');
    await expect(canvas.getByText('(금)')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '3102');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('날짜를 일/월/연도로 다시 입력해 주세요.')).toBeVisible();
  },
};
export const FlowInDialog: Story = {
  name: '흐름: 창 안에서 달력으로 고르기',
  tags: ['flow'],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  render: (args) => (
    <Dialog open onClose={() => {}} title="일정 추가" size="sm">
      <Live {...args} />
    </Dialog>
  ),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: '날짜 고르기' }));
    const month = await screen.findByRole('dialog', { name: '날짜 고르기' });
    await waitFor(() => expect(within(month).getByRole('button', { name: '2026년 11월 20일 금요일' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    const next = within(month).getByRole('button', { name: '2026년 11월 21일 토요일' });
    const { x, y, width, height } = next.getBoundingClientRect();
    // Over the dialog, for the eye and for the finger.
    await expect(next.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    await userEvent.click(next);
    await waitFor(() => expect(screen.getByRole('textbox', { name: '날짜' })).toHaveValue('21/11/2026'));
    await waitFor(() => expect(screen.getByRole('button', { name: '날짜 고르기' })).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: '일정 추가' })).toBeVisible();
  },
};
