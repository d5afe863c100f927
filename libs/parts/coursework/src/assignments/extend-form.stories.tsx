import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { anAssignment } from '@portal/testing/coursework/assignment-builders';
import { StorySheet } from '@portal/ui/story-board';
import { assignmentForm as words, assignments } from './assignment-messages.ts';
import { ExtendForm } from './extend-form.tsx';

const meta = {
  component: ExtendForm,
  args: { assignment: anAssignment(), zone: DEFAULT_TIME_ZONE, onReload: fn(), onClose: fn() },
  parameters: { platform: [] },
  decorators: [
    (Story) => (
      <StorySheet>
        <div style={{ padding: '1rem' }}>
          <Story />
        </div>
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof ExtendForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => userEvent.click(await screen.findByRole('button', { name: assignments.extend }));

export const Standing: Story = { name: '지금 마감' };
export const NotLater: Story = {
  name: '지금보다 늦지 않음',
  play: async () => {
    await send();
    await screen.findByText(words.notLater);
  },
};
export const Refused: Story = {
  name: '늦추지 못함',
  parameters: { platform: [fakeProblem(assignmentsContract.extendAssignment, 'WRONG_STATE')] },
  play: async () => {
    const day = await screen.findByRole('textbox', { name: new RegExp(`^${words.deadlineDay}`) });
    await userEvent.clear(day);
    await userEvent.type(day, '25112026');
    await userEvent.tab();
    await send();
    await screen.findByText(words.extendFailed);
  },
};
