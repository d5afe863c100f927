import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StorySheet } from '@portal/ui/story-board';
import { DeclineForm } from './decline-form.tsx';

const meta = {
  component: DeclineForm,
  args: { onDecline: () => undefined, onBack: () => undefined },
  parameters: { platform: [] },
  decorators: [(Story) => <StorySheet width="25rem">{Story()}</StorySheet>],
} satisfies Meta<typeof DeclineForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음' };
export const Missing: Story = {
  name: '이유가 빠짐',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '거절하기' }));
    await expect(await canvas.findByText('거절하는 이유를 적어 주세요.')).toBeVisible();
  },
};
