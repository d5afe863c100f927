import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { anEnrollmentRequest } from '@portal/testing/classes/enrollment-builders';
import { type Fake, fakeProblem } from '@portal/testing/contract-fakes';
import { HARD_CONTENT } from '@portal/ui/story-board';
import { decline as words } from '../invitation-messages.ts';
import { DeclineForm } from './decline-form.tsx';

const { answerEnrollmentRequest } = enrollmentsContract;
const refused = (problem: Fake): Pick<Story, 'parameters' | 'play'> => ({
  parameters: { platform: [problem] },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), '수준이 맞지 않아요.');
    await userEvent.click(await screen.findByRole('button', { name: words.confirm }));
    await screen.findByText(words.failed);
  },
});

const meta = {
  component: DeclineForm,
  parameters: { platform: [] },
  args: { classId: 'class-1', request: anEnrollmentRequest(), onClose: fn(), onDeclined: fn() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof DeclineForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음' };
export const Refused: Story = { name: '보내지 못함', ...refused(fakeProblem(answerEnrollmentRequest, 'UNEXPECTED')) };
export const Answered: Story = {
  name: '다른 곳에서 먼저 답함',
  ...refused(fakeProblem(answerEnrollmentRequest, 'WRONG_STATE')),
};
export const Longest: Story = {
  name: '가장 긴 내용',
  play: async () => userEvent.type(await screen.findByRole('textbox'), HARD_CONTENT.url),
};
