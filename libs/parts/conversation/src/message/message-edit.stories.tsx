import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { MessageEdit } from './message-edit.tsx';

const meta = {
  component: MessageEdit,
  parameters: { platform: [] },
  args: {
    content: '42쪽부터 44쪽까지예요.',
    draft: { key: 'chat-change:room-1:2' },
    isChosen: true,
    isSaving: false,
    onSave: () => Promise.resolve(true),
    onLeave: () => {},
  },
} satisfies Meta<typeof MessageEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '고치는 중' };
export const Saving: Story = { name: '저장하는 중', args: { isSaving: true } };
export const TooLong: Story = { name: '너무 긴 글', args: { content: '가'.repeat(5_001) } };
export const Asked: Story = {
  name: '연락처를 새로 적음',
  args: { isGuarded: true },
  async play({ canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole('textbox'), ' 급하면 010-1234-5678로 전화 주세요{Enter}');
  },
};
