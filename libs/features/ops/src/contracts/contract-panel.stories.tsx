import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { contractsContract as contract } from '@portal/domain/recruiting/contracts.contract';
import { fake, fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aDeskContract, aSignedDeskContract } from '@portal/testing/recruiting/contract-builders';
import { contracts as words } from '../messages.ts';
import { asOperator, expiredContracts, someContracts } from '../ops.fixture.ts';
import { ContractPanel } from './contract-panel.tsx';

const listed = (items: ReturnType<typeof aDeskContract>[]) =>
  fake(contract.listApplicationContracts, { items, account: { isTeacher: true, isReady: false } });
const sent = fake(contract.resendContract, { items: [aDeskContract({ status: 'SENT' })], account: null });
const PHONE = { globals: { viewport: { value: 'w390' } } };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const meta = {
  component: ContractPanel,
  args: { applicationId: 'application-1' },
  parameters: { platform: [asOperator, listed(someContracts), sent] },
} satisfies Meta<typeof ContractPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Viewed: Story = { name: '지원자가 열어 봄' };
export const Signed: Story = {
  name: '서명함',
  parameters: { platform: [asOperator, listed([aSignedDeskContract()])] },
};
export const Expired: Story = {
  name: '기한이 지남',
  parameters: { platform: [asOperator, listed(expiredContracts), sent] },
};
export const ExpiredPhone: Story = { ...Expired, name: '기한이 지남, 휴대폰', ...PHONE };
export const Asked: Story = {
  ...Expired,
  name: '새로 보내기 전에 물음',
  play: async () => {
    await press(words.resend);
    await screen.findByText(words.askBody);
  },
};
export const Refused: Story = {
  name: '그 사이에 바뀜',
  parameters: {
    platform: [asOperator, listed(expiredContracts), fakeProblem(contract.resendContract, 'WRONG_STATE')],
  },
  play: async () => {
    await press(words.resend);
    await userEvent.click((await screen.findAllByRole('button', { name: words.resend })).at(-1)!);
    await screen.findByText(words.sendFailed);
  },
};
export const None: Story = { name: '아직 보낸 적 없음', parameters: { platform: [asOperator, listed([]), sent] } };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [asOperator, neverAnswers(contract.listApplicationContracts)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [asOperator, fakeProblem(contract.listApplicationContracts, 'UNEXPECTED')] },
};
