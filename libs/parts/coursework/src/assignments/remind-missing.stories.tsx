import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { fake, offline } from '@portal/testing/contract-fakes';
import { StorySheet } from '@portal/ui/story-board';
import { missing as words } from './assignment-messages.ts';
import { RemindMissing } from './remind-missing.tsx';

const reminding = (reminded: string[]) => ({
  platform: [fake(assignmentsContract.remindOfAssignment, { reminded, items: [] })],
});

const meta = {
  component: RemindMissing,
  args: { assignmentId: 'assignment-1', count: 3 },
  parameters: reminding(['student-1', 'student-2']),
  decorators: [
    (Story) => (
      <StorySheet>
        <div style={{ padding: '1rem' }}>
          <Story />
        </div>
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof RemindMissing>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async () => userEvent.click(await screen.findByRole('button', { name: words.remind }));

export const Missing: Story = { name: '안 낸 학생이 있음' };
export const Reminded: Story = { name: '알림', play: press };
export const Nobody: Story = { name: '새로 알릴 가족 없음', parameters: reminding([]), play: press };
export const Failed: Story = {
  name: '알리지 못함',
  parameters: { platform: [offline(assignmentsContract.remindOfAssignment)] },
  play: press,
};
