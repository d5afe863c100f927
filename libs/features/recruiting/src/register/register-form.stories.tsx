import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { saveDraft } from '@portal/portal-core/form-drafts';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { register } from '../messages.ts';
import { aDraft, subjects, ticket } from '../recruiting.fixture.ts';
import { RegisterForm } from './register-form.tsx';

const duplicate = fakeProblem(applicationsContract.submitForm, 'DUPLICATE_APPLICATION');

const meta = {
  component: RegisterForm,
  args: { onDone: () => undefined, onDirty: () => undefined },
  parameters: { signedIn: false, platform: [duplicate, subjects, ticket, ...fakeUploads()] },
  beforeEach: () => {
    localStorage.clear();
    saveDraft('visitor', 'application:new', aDraft, 1);
  },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Restored: Story = { name: '쓰던 내용을 되살림' };
export const Refused: Story = {
  name: '이미 심사하는 지원서가 있음',
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: register.agree }));
    await userEvent.click(screen.getByRole('button', { name: register.submit }));
    await screen.findByText(register.failed);
  },
};
