import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { withdrawalsContract as contract } from '@portal/domain/wallet/withdrawals.contract';
import { type Fake, fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aPaymentAccount } from '@portal/testing/wallet/payment-account-builders';
import { accountsWith, someAccounts, someWithdrawals, termsOf, withdrawing } from '../wallet.fixture.ts';
import { NewWithdrawalPage } from './new-withdrawal-page.tsx';

const world = (...first: Fake[]) => [...first, termsOf(), accountsWith(someAccounts()), ...withdrawing([])];
const meta = {
  component: NewWithdrawalPage,
  parameters: { layout: 'fullscreen', path: '/account/income/withdrawal-history/new', platform: world() },
} satisfies Meta<typeof NewWithdrawalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const platform = (...first: Fake[]) => ({ parameters: { platform: world(...first) } });
const typing = (amount: string, press = false): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: /출금할 금액/ });
    await userEvent.clear(field);
    await userEvent.type(field, amount);
    await userEvent.tab();
    if (press) await userEvent.click(await canvas.findByRole('button', { name: /출금하기$/ }));
  },
});
const long = aPaymentAccount({
  holder: 'NGUYEN THI PHUONG THAO CONG TANG TON NU',
  bank: { code: 'BANK_B', name: '아주 긴 이름의 은행 호찌민 제일 지점' },
  trouble: '13/11에 예금주 이름이 달라 돈이 돌아왔어요. 은행에 등록된 이름을 확인해 주세요.',
});

export const Start: Story = { name: '처음' };
export const Typed: Story = { name: '금액을 적음', ...typing('5000000') };
export const TooMuch: Story = { name: '잔액보다 큰 금액', ...typing('50000000') };
export const Missing: Story = { name: '빠진 것을 알려 줌', ...typing('500000', true) };
export const Fee: Story = { name: '수수료가 있음', ...platform(termsOf({ fee: 5_500 })), ...typing('5000000') };
export const ByCode: Story = { name: '메일 인증번호로 확인', ...platform(accountsWith(someAccounts(), false)) };
export const Open: Story = { name: '처리 중인 출금이 있음', ...platform(...withdrawing(someWithdrawals())) };
export const NoAccount: Story = { name: '계좌 없음', ...platform(accountsWith([])) };
export const TooLittle: Story = { name: '잔액이 모자람', ...platform(termsOf({ available: 40_000 })) };
export const Loading: Story = { name: '불러오는 중', ...platform(neverAnswers(contract.getWithdrawalTerms)) };
export const Failed: Story = { name: '오류', ...platform(fakeProblem(contract.getWithdrawalTerms, 'UNEXPECTED')) };
export const Offline: Story = { name: '오프라인', ...platform(offline(contract.getWithdrawalTerms)) };
export const Phone: Story = { ...Typed, name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = {
  name: '가장 긴 내용',
  ...platform(termsOf({ available: 999_999_999 }), accountsWith([long, { ...long, id: 'pac-2', isDefault: false }])),
  ...typing('999999999'),
  globals: { texts: 'long', viewport: { value: 'w390' } },
};
