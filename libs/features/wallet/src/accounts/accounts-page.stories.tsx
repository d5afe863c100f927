import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import {
  type PaymentAccount,
  paymentAccountsContract as contract,
} from '@portal/domain/wallet/payment-accounts.contract';
import { fakeProblem, neverAnswers, offline } from '@portal/testing/contract-fakes';
import { aPaymentAccount } from '@portal/testing/wallet/payment-account-builders';
import { accountsWith, someAccounts } from '../wallet.fixture.ts';
import { AccountsPage } from './accounts-page.tsx';

const of = (items: PaymentAccount[], hasPassword = true) => ({
  parameters: {
    layout: 'fullscreen',
    path: '/account/settings/payment-info',
    platform: [accountsWith(items, hasPassword)],
  },
});
const meta = { component: AccountsPage, ...of(someAccounts()) } satisfies Meta<typeof AccountsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressing = (name: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const buttons = await within(canvasElement).findAllByRole('button', { name });
    await userEvent.click(buttons[0]!);
  },
});
const long = (no: number) =>
  aPaymentAccount({
    id: `pac-${no}`,
    isDefault: no === 0,
    holder: 'NGUYEN THI PHUONG THAO CONG TANG TON NU',
    bank: { code: 'BANK_B', name: '아주 긴 이름의 은행 호찌민 제일 지점' },
    trouble: no % 2 ? '13/11에 예금주 이름이 달라 돈이 돌아왔어요. 은행에 등록된 이름을 확인해 주세요.' : '',
    usableFrom: no % 3 ? null : '2026-11-19T09:42:00+09:00',
  });

export const Loaded: Story = { name: '기본, 문제 있음, 기다림' };
export const Only: Story = { name: '하나뿐', ...of([aPaymentAccount()]) };
export const InUse: Story = {
  name: '출금이 가는 중',
  ...of([aPaymentAccount({ isInUse: true }), ...someAccounts().slice(1)]),
};
export const Empty: Story = { name: '비어 있음', ...of([]) };
export const Adding: Story = { name: '더하는 중', ...pressing('계좌 더하기') };
export const Changing: Story = {
  name: '고치는 중, 메일 인증번호',
  ...of(someAccounts(), false),
  ...pressing('고치기'),
};
export const Removing: Story = { name: '지우기 전에 물음', ...pressing('지우기') };
export const Loading: Story = {
  name: '불러오는 중',
  parameters: { platform: [neverAnswers(contract.listPaymentAccounts)] },
};
export const Failed: Story = {
  name: '오류',
  parameters: { platform: [fakeProblem(contract.listPaymentAccounts, 'UNEXPECTED')] },
};
export const Offline: Story = { name: '오프라인', parameters: { platform: [offline(contract.listPaymentAccounts)] } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'w390' } } };
export const Longest: Story = {
  name: '가장 긴 내용',
  ...of(Array.from({ length: 10 }, (_, no) => long(no))),
  globals: { texts: 'long', viewport: { value: 'w390' } },
};
