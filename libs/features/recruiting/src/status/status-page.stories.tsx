import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { anAskedApplication, APPLICATION_CODE } from '@portal/testing/recruiting/application-builders';
import { correction, status } from '../messages.ts';
import { statusOf, subjects } from '../recruiting.fixture.ts';
import { StatusPage } from './status-page.tsx';

const lookUp = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^휴대폰 번호나 이메일/ }), '0912345678');
  await userEvent.click(screen.getByRole('button', { name: status.look }));
};

const meta = {
  component: StatusPage,
  parameters: {
    signedIn: false,
    path: `/teach/status?code=${APPLICATION_CODE}`,
    platform: [statusOf(anAskedApplication()), subjects],
  },
} satisfies Meta<typeof StatusPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: '맞는 지원서가 없음',
  parameters: { platform: [fakeProblem(applicationsContract.getFormStatus, 'NOT_FOUND')] },
  play: async () => {
    await lookUp();
    await screen.findByText(status.notFound);
  },
};
export const Correction: Story = {
  name: '고칠 항목이 있음',
  play: async () => {
    await lookUp();
    await screen.findByRole('button', { name: correction.submit });
  },
};
export const Longest: Story = { ...Correction, name: '가장 긴 내용', globals: { texts: 'long' } };
