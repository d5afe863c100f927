import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { aGradedSubmission } from '@portal/testing/coursework/submission-builders';
import { LateLabel } from './late-label.tsx';

const late = aGradedSubmission({
  isLate: true,
  isLateByClock: true,
  submittedAt: '2026-11-18T23:40:00+09:00',
});

const meta = {
  component: LateLabel,
  parameters: { platform: [] },
  args: { submission: aGradedSubmission(), said: null, onSay: fn() },
} satisfies Meta<typeof LateLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTime: Story = { name: '제때' };
export const Late: Story = { name: '늦게', args: { submission: late } };
export const Forgiven: Story = { name: '늦었지만 제때로 바꿈', args: { submission: late, said: false } };
export const CalledLate: Story = { name: '제때지만 늦게로 바꿈', args: { said: true } };
export const Choosing: Story = {
  name: '바꾸기',
  args: { submission: late },
  play: async () => userEvent.click(await screen.findByRole('button')),
};
