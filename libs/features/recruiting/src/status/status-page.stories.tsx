import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { errorMessage } from '@portal/domain/contract/error-code';
import type { ApplicationView } from '@portal/domain/recruiting/application';
import { applicationsContract } from '@portal/domain/recruiting/applications.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { anApplication, anAskedApplication, APPLICATION_CODE } from '@portal/testing/recruiting/application-builders';
import { aContractProgress } from '@portal/testing/recruiting/contract-builders';
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
const found = (over: Partial<ApplicationView> & Pick<ApplicationView, 'status'>): Omit<Story, 'name'> => ({
  parameters: { platform: [statusOf(anApplication(over)), subjects] },
  play: async () => {
    await lookUp();
    await screen.findByText(status.bodies[over.status]);
  },
});
const decided = { reviewDueAt: null, decidedAt: '2026-11-18T00:30:00Z' };
export const Form: Story = { name: '찾기 전' };
export const Looking: Story = {
  name: '찾는 중',
  parameters: { platform: [neverAnswers(applicationsContract.getFormStatus)] },
  play: lookUp,
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(applicationsContract.getFormStatus, 'UNEXPECTED')] },
  play: async () => {
    await lookUp();
    await screen.findByText(errorMessage('UNEXPECTED'));
  },
};
export const Submitted: Story = { name: '신청을 받음', ...found({ status: 'SUBMITTED' }) };
export const InReview: Story = { name: '검토하는 중', ...found({ status: 'IN_REVIEW' }) };
export const Passed: Story = { name: '합격', ...found({ status: 'PASSED', ...decided }) };
export const ContractSent: Story = {
  name: '합격: 계약서를 보냄',
  parameters: { platform: [statusOf(anApplication({ status: 'PASSED', ...decided, contract: aContractProgress() }))] },
  play: async () => {
    await lookUp();
    await screen.findByText(status.contracts.SENT);
  },
};
export const ContractSentPhone: Story = {
  ...ContractSent,
  name: '합격: 계약서를 보냄, 휴대폰',
  globals: { viewport: { value: 'w390' } },
};
export const Refused: Story = {
  name: '함께하지 못함',
  ...found({
    status: 'REFUSED',
    ...decided,
    reason: '가르친 경력이 더 필요해요.\n준비가 되면 다시 지원해 주세요.',
  }),
};
export const Longest: Story = { ...Correction, name: '가장 긴 내용', globals: { texts: 'long' } };
