import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { anAskedApplication } from '@portal/testing/recruiting/application-builders';
import { correction } from '../messages.ts';
import { subjects } from '../recruiting.fixture.ts';
import { CorrectionForm } from './correction-form.tsx';

const send = async () => userEvent.click(await screen.findByRole('button', { name: correction.submit }));
const fakes = [subjects, ...fakeUploads()];
const meta = {
  component: CorrectionForm,
  args: { view: anAskedApplication(), contact: '0912345678', onCorrected: () => undefined },
  parameters: { signedIn: false, platform: fakes },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof CorrectionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { name: '의견이 있는 항목' };
export const Wrong: Story = {
  name: '빠진 칸',
  play: async () => {
    await userEvent.clear(await screen.findByRole('textbox', { name: /^가르친 경력/ }));
    await send();
  },
};
export const Refused: Story = {
  name: '지금은 고칠 수 없음',
  parameters: { platform: [fakeProblem(applicationsContract.correctForm, 'NOT_IN_CORRECTION'), ...fakes] },
  play: async () => {
    await send();
    await screen.findByText(/지금은 고칠 항목이 없어요/);
  },
};
