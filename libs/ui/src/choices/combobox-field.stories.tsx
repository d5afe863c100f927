import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HARD_CONTENT, StoryRow } from '../base/story-board.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';

function Live(props: ComboboxFieldProps) {
  const [value, setValue] = useState(props.value);
  return <ComboboxField {...props} value={value} onChange={setValue} />;
}

const AREAS = [
  { value: '01', label: 'Thành phố Hà Nội', lang: 'vi', detail: '하노이' },
  { value: '48', label: 'Thành phố Đà Nẵng', lang: 'vi', detail: '다낭' },
  { value: '79', label: 'Thành phố Hồ Chí Minh', lang: 'vi', detail: '호찌민' },
  { value: '46', label: 'Tỉnh Thừa Thiên Huế', lang: 'vi', detail: '후에' },
];
const MANY = Array.from({ length: 700 }, (_, n) => ({ value: `c${n}`, label: `Phường ${n + 1}`, lang: 'vi' }));

const meta = {
  component: ComboboxField,
  args: { label: '성·시', options: AREAS, value: '48', onChange: () => {} },
  argTypes: {
    label: { control: 'text' },
    helper: { control: 'text' },
    error: { control: 'text' },
    aside: { control: false },
    onChange: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '여럿 가운데 하나를 몇 글자로 찾아요. 한글은 첫 자음(ㄷㄴ)으로, 베트남 말은 기호 없이(da nang) 찾아져요. 열까지는 기기의 목록으로 고르는 쪽이 나아요.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ComboboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const States: Story = {
  name: '모든 상태',
  parameters: { pseudo: { focusVisible: '.is-focus' } },
  render: (args) => (
    <StoryRow title="고르기 전, 값, 불러오는 중, 못 불러옴, 오류, 읽기만, 잠김" column>
      <Live {...args} value="" placeholder="이름으로 찾기" required helper="나중에 바꿀 수 있어요." />
      <Live {...args} label="두 번째 지역" />
      <Live {...args} label="군·현" value="" options={[]} loading />
      <Live {...args} label="동·면" value="" options={[]} problem="동·면을 불러오지 못했어요." onRetry={() => {}} />
      <Live {...args} label="세 번째 지역" value="" error="지역을 골라 주세요." />
      <Live {...args} label="네 번째 지역" readOnly />
      <Live {...args} label="다섯 번째 지역" disabled />
    </StoryRow>
  ),
};
export const Content: Story = {
  name: '긴 글',
  args: {
    label: HARD_CONTENT.long,
    options: [{ value: '48', label: HARD_CONTENT.long, detail: HARD_CONTENT.vietnamese }],
  },
};
export const FlowSearch: Story = {
  name: '흐름: 기호 없이 찾아 Enter로 골라요',
  tags: ['flow'],
  args: { value: '' },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'ho chi');
    await expect(await screen.findByRole('option')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Thành phố Hồ Chí Minh');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { selected: true })).toBeVisible();
  },
};
export const FlowManyInDialog: Story = {
  name: '흐름: 창 안에서 긴 목록의 끝까지',
  tags: ['flow'],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { label: '동·면', options: MANY, value: '' },
  render: (args) => (
    <Dialog open onClose={() => {}} title="수업 지역" size="sm">
      <Live {...args} />
    </Dialog>
  ),
  async play() {
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    const last = await screen.findByRole('option', { name: 'Phường 700' });
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Phường 1' })).toBeVisible());
  },
};
