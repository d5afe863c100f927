import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, fn, screen } from 'storybook/test';
import { PasteDialog } from './paste-dialog.tsx';

const meta = {
  component: PasteDialog,
  args: { open: true, present: 3, onClose: fn(), onTake: fn() },
  parameters: { frameHeight: 820 },
} satisfies Meta<typeof PasteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음' };
export const Filled: Story = {
  name: '붙여 넣은 목차',
  async play() {
    const value = '제1과 함수의 뜻 ........ 3\n  - 대응\n  - 함숫값\n제2과 일차함수의 그래프\nBài 3: Hệ số góc';
    fireEvent.change(await screen.findByRole('textbox', { name: /^목차/ }), { target: { value } });
    await screen.findByText('미리보기: 3회');
  },
};
