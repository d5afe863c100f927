import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { SignedContract } from '@portal/domain/recruiting/contract';
import { contractsContract as contracts } from '@portal/domain/recruiting/contracts.contract';
import { fakeProblem, neverAnswers } from '@portal/testing/contract-fakes';
import { aContract, APPLICANT, aSentContract, aSignedContract } from '@portal/testing/recruiting/contract-builders';
import { contract as words, gone, renewal, sign, signed } from '../contract-messages.ts';
import {
  aSignature,
  CONTRACT_PAGE,
  foundContract,
  openedContract,
  renewed,
  sentCode,
  signedBy,
} from '../contract.fixture.ts';
import { ContractPage } from './contract-page.tsx';

const PHONE = { globals: { viewport: { value: 'w390' } } };
const meta = {
  component: ContractPage,
  parameters: {
    layout: 'padded',
    signedIn: false,
    path: CONTRACT_PAGE,
    route: '/contract/:link',
    platform: [foundContract(aContract()), sentCode, signedBy(), renewed()],
  },
} satisfies Meta<typeof ContractPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function write() {
  await userEvent.type(await screen.findByRole('textbox', { name: /^이름/ }), APPLICANT);
  await press(sign.ask);
  await screen.findByText(sign.sent);
  await userEvent.type(screen.getByRole('textbox', { name: /^인증번호/ }), '123456');
}
const signing = (answer: SignedContract, last: string): Omit<Story, 'name'> => ({
  parameters: { platform: [foundContract(aContract()), sentCode, signedBy(answer)] },
  play: async () => {
    await write();
    await press(sign.submit);
    await screen.findByText(last);
  },
});
const refused = (code: (typeof contracts.signContract.errors)[number] | 'UNEXPECTED'): Omit<Story, 'name'> => ({
  parameters: { platform: [foundContract(aContract()), sentCode, fakeProblem(contracts.signContract, code)] },
  play: async () => {
    await write();
    await press(sign.submit);
  },
});

export const Door: Story = {
  name: '열어 보기 전',
  parameters: { platform: [foundContract(aSentContract()), openedContract] },
};
export const DoorPhone: Story = { ...Door, name: '열어 보기 전, 휴대폰', ...PHONE };
export const DoorFailed: Story = {
  name: '열지 못함',
  parameters: { platform: [foundContract(aSentContract()), fakeProblem(contracts.viewContract, 'UNEXPECTED')] },
  play: async () => {
    await press(words.open);
    await screen.findByText(words.openFailed);
  },
};
export const Opened: Story = { name: '열어 봄: 서명 전' };
export const OpenedPhone: Story = { ...Opened, name: '열어 봄: 서명 전, 휴대폰', ...PHONE };
export const Written: Story = { name: '인증번호를 받음', play: write };
export const WrittenPhone: Story = { ...Written, name: '인증번호를 받음, 휴대폰', ...PHONE };
export const CodeLimit: Story = {
  name: '인증번호를 더 받을 수 없음',
  parameters: {
    platform: [
      foundContract(aContract()),
      fakeProblem(contracts.sendContractCode, 'OTP_RESEND_LIMIT', { retryAfter: 540 }),
    ],
  },
  play: async () => {
    await press(sign.ask);
    await screen.findByText(sign.tooOften);
  },
};
export const Wrong: Story = { name: '빠진 칸', play: () => press(sign.submit) };
export const WrongCode: Story = { name: '인증번호가 틀림', ...refused('OTP_INVALID') };
export const EmailTaken: Story = { name: '다른 계정의 이메일', ...refused('ACCOUNT_EXISTS') };
export const Failed: Story = { name: '서명하지 못함', ...refused('UNEXPECTED') };
export const SignedNew: Story = { name: '서명함: 계정을 만들 차례', ...signing(aSignature(), signed.newAccount) };
export const SignedNewPhone: Story = { ...SignedNew, name: '서명함: 계정을 만들 차례, 휴대폰', ...PHONE };
export const SignedKnown: Story = {
  name: '서명함: 쓰던 계정이 있음',
  ...signing(aSignature({ ticket: null, contract: aSignedContract({ isAccountReady: true }) }), signed.knownAccount),
};
export const SignedBefore: Story = {
  name: '전에 서명함: 계정을 아직 만들지 않음',
  parameters: { platform: [foundContract(aSignedContract()), renewed()] },
  play: async () => {
    await press(signed.sendLink);
    await screen.findByText(renewal.sent);
  },
};
export const SignedReady: Story = {
  name: '전에 서명함: 계정이 있음',
  parameters: { platform: [foundContract(aSignedContract({ isAccountReady: true }))] },
};
export const SignedReadySignedIn: Story = {
  name: '전에 서명함: 로그인한 채로 엶',
  parameters: { signedIn: true, platform: [foundContract(aSignedContract({ isAccountReady: true }))] },
};
export const Gone: Story = {
  name: '열 수 없는 링크',
  parameters: { platform: [fakeProblem(contracts.findContract, 'CONTRACT_EXPIRED'), renewed()] },
};
export const GonePhone: Story = { ...Gone, name: '열 수 없는 링크, 휴대폰', ...PHONE };
export const Renewed: Story = {
  ...Gone,
  name: '새 링크를 메일로 받음',
  play: async () => {
    await press(gone.ask);
    await screen.findByText(renewal.sent);
  },
};
export const RenewalFailed: Story = {
  name: '새 링크를 보내지 못함',
  parameters: {
    platform: [
      fakeProblem(contracts.findContract, 'CONTRACT_EXPIRED'),
      fakeProblem(contracts.renewContract, 'TOO_MANY', { retryAfter: 60 }),
    ],
  },
  play: async () => {
    await press(gone.ask);
    await screen.findByText(renewal.failed);
  },
};
export const Replaced: Story = {
  name: '새 계약서로 바뀐 링크',
  parameters: { platform: [fakeProblem(contracts.findContract, 'CONTRACT_REPLACED'), renewed()] },
};
export const Cut: Story = {
  name: '잘린 링크',
  parameters: { path: '/contract/cut', platform: [fakeProblem(contracts.findContract, 'VALIDATION')] },
};
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contracts.findContract)] },
};
export const Unreadable: Story = {
  name: '불러오지 못함',
  parameters: { platform: [fakeProblem(contracts.findContract, 'UNEXPECTED')] },
};
export const Longest: Story = { ...Opened, name: '가장 긴 내용', globals: { texts: 'long' } };
export const LongestSigned: Story = { ...SignedReady, name: '가장 긴 내용, 서명함', globals: { texts: 'long' } };
