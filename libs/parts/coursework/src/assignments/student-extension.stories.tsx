import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aSubmission } from '@portal/testing/coursework/assignment-builders';
import { StorySheet } from '@portal/ui/story-board';
import { assignmentForm, missing as words } from './assignment-messages.ts';
import { StudentExtension } from './student-extension.tsx';

const meta = {
  component: StudentExtension,
  args: {
    assignmentId: 'assignment-1',
    deadlineAt: '2026-11-20T21:00:00+09:00',
    submission: aSubmission({ id: null, taskStatus: 'UNFINISHED', submittedAt: null, text: '' }),
    zone: DEFAULT_TIME_ZONE,
  },
  parameters: { platform: [fakeProblem(assignmentsContract.extendForStudent, 'WRONG_STATE')] },
  decorators: [
    (Story) => (
      <StorySheet>
        <div style={{ padding: '1rem' }}>
          <Story />
        </div>
      </StorySheet>
    ),
  ],
} satisfies Meta<typeof StudentExtension>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => userEvent.click(await screen.findByRole('button', { name: words.extendFor('학생 A01') }));
const send = async () => userEvent.click(await screen.findByRole('button', { name: words.extend }));

export const Closed: Story = { name: '접힘' };
export const Open: Story = { name: '펼침', play: open };
export const NotLater: Story = {
  name: '지금보다 늦지 않음',
  async play() {
    await open();
    await send();
    await screen.findByText(assignmentForm.notLater);
  },
};
export const Refused: Story = {
  name: '그사이 제출함',
  async play() {
    await open();
    const day = await screen.findByRole('textbox', { name: new RegExp(`^${assignmentForm.deadlineDay}`) });
    await userEvent.clear(day);
    await userEvent.type(day, '25112026');
    await userEvent.tab();
    await send();
    await screen.findByText(assignmentForm.extendFailed);
  },
};
