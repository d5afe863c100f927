import { screen, waitFor } from '@testing-library/react';
import { paymentAccountsContract } from '@portal/domain/wallet/payment-accounts.contract';
import { withdrawalsContract as contract } from '@portal/domain/wallet/withdrawals.contract';
import { type Fake, fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { aWithdrawal } from '@portal/testing/wallet/withdrawal-builders';
import { accountsWith, someAccounts, someWithdrawals, termsOf, withdrawing } from '../wallet.fixture.ts';
import { button, enter, link, title } from '../wallet.screen.ts';

const path = '/account/income/withdrawal-history/new';
const world = (first: Fake[] = []) => [...first, termsOf(), accountsWith(someAccounts()), ...withdrawing([])];
const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /출금할 금액/ });
const password = () => screen.getByLabelText(/^비밀번호/, { selector: 'input' });

interface Sent {
  clientId: string;
  amount: number;
  accountId: string;
  proof: object;
}
/** Takes requests down and answers them one after the other. */
function recording(...answers: ('OK' | Response)[]) {
  const sent: Sent[] = [];
  const taking = fake(contract.requestWithdrawal, ({ body }) => {
    sent.push(body);
    const answer = answers[sent.length - 1] ?? 'OK';
    return answer === 'OK' ? aWithdrawal({ id: 'wdr-new', amount: body.amount }) : answer;
  });
  return { sent, taking };
}

// What was half-written in one test is none of the next.
afterEach(() => localStorage.clear());

describe('a new withdrawal [INC-2]', () => {
  it('says everything before it is asked for: what stays, the fee, what arrives, where and when', async () => {
    const { user } = enter(path, world([termsOf({ fee: 5_500 })]));
    expect(await title('출금하기')).toBeVisible();
    await user.type(await amount(), '5000000');
    expect(await amount()).toHaveValue('5,000,000');
    expect(screen.getByText('출금 뒤 남는 금액 6,485,400đ')).toBeVisible();
    expect(screen.getAllByText('500만 동')[0]).toBeVisible();
    expect(screen.getByText('4,994,500đ')).toBeInTheDocument();
    expect(screen.getByText('20/11/2026 (금)')).toBeVisible();
    expect(screen.getByText(/그냥 두면 01\/12\/2026 \(화\)에/)).toBeVisible();
    expect(button('5,000,000đ 출금하기')).toBeEnabled();
  });

  it('adds by one press, takes all, and begins anew', async () => {
    const { user } = enter(path, world());
    await user.click(await screen.findByRole('button', { name: '+100만' }));
    await user.click(button('+500만'));
    expect(await amount()).toHaveValue('6,000,000');
    await user.click(button(/^전액/));
    expect(await amount()).toHaveValue('11,485,400');
    await user.click(button('금액 지우기'));
    expect(await amount()).toHaveValue('');
  });

  it('says too much under the field, with the balance as a button', async () => {
    const { user } = enter(path, world());
    await user.type(await amount(), '11485401');
    await user.tab();
    expect(await screen.findByText(/지금 출금할 수 있는 금액은 11,485,400đ이에요/)).toBeVisible();
    expect(await amount()).toBeInvalid();
    await user.click(button('11,485,400đ 넣기'));
    expect(await amount()).toHaveValue('11,485,400');
    await waitFor(async () => expect(await amount()).toBeValid());
  });

  it('warns before money is sent once more to an account that gave it back [PAY-1]', async () => {
    const { user } = enter(path, world());
    const troubled = await screen.findByRole('radio', { name: /은행 B ••••0937/ });
    expect(screen.queryByText('이 계좌로 보낸 돈이 돌아온 적이 있어요')).toBeNull();
    await user.click(troubled);
    expect(screen.getByRole('region', { name: '이 계좌로 보낸 돈이 돌아온 적이 있어요' })).toHaveTextContent(
      '다른 계좌를 고르거나 계좌를 먼저 고쳐 주세요.',
    );
  });

  it('leads by its button to what is missing, and asks nothing until all is there', async () => {
    const { sent, taking } = recording();
    const { user } = enter(path, world([taking]));
    await user.type(await amount(), '500000');
    await user.click(button('500,000đ 출금하기'));
    await waitFor(() => expect(password()).toHaveFocus());
    expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('asks once, and shows the withdrawal that came of it', async () => {
    const { sent, taking } = recording();
    const { user, currentPath } = enter(path, world([taking]));
    await user.type(await amount(), '5000000');
    await user.type(password(), 'demo1234!');
    await user.dblClick(button('5,000,000đ 출금하기'));
    await waitFor(() => expect(currentPath()).toBe('/account/income/withdrawal-history/wdr-new'));
    expect(sent).toEqual([
      { clientId: sent[0]?.clientId, amount: 5_000_000, accountId: 'pac-1', proof: { password: 'demo1234!' } },
    ]);
    expect(await screen.findByText('출금을 신청했어요')).toBeVisible();
  });

  it('is the same request after a lost answer, also with another password, and another one with another amount', async () => {
    const { sent, taking } = recording(
      Response.error(),
      problemResponse('PASSWORD_WRONG'),
      problemResponse('UNAVAILABLE'),
    );
    const { user } = enter(path, world([taking]));
    await user.type(await amount(), '500000');
    await user.type(password(), 'wrong-one');
    await user.click(button('500,000đ 출금하기'));
    expect(await screen.findByText('출금을 신청하지 못했어요')).toBeVisible();
    expect(await amount()).toHaveValue('500,000');
    await user.click(button('500,000đ 출금하기'));
    expect(await screen.findByText('비밀번호가 맞지 않아요.')).toBeVisible();
    await user.clear(password());
    await user.type(password(), 'demo1234!');
    await user.click(button('500,000đ 출금하기'));
    await waitFor(() => expect(sent).toHaveLength(3));
    await screen.findByText('출금을 신청하지 못했어요');
    await user.click(button('+100만'));
    await user.click(button('1,500,000đ 출금하기'));
    await waitFor(() => expect(sent).toHaveLength(4));
    const ids = sent.map(({ clientId }) => clientId);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
  });

  it.each([
    ['BALANCE_NOT_ENOUGH', /출금할 수 있는 금액이 모자라요\./],
    ['ACCOUNT_ON_HOLD', /아직 이 계좌로 출금할 수 없어요/],
  ] as const)('says %s at its field and keeps what was written', async (code, sentence) => {
    const { user } = enter(path, world([fakeProblem(contract.requestWithdrawal, code)]));
    await user.type(await amount(), '500000');
    await user.type(password(), 'demo1234!');
    await user.click(button('500,000đ 출금하기'));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText('출금을 신청하지 못했어요')).toBeNull();
    expect(await amount()).toHaveValue('500,000');
    expect(password()).toHaveValue('demo1234!');
  });

  it('says of each account what it is, and takes none that is held [PAY-1]', async () => {
    const { sent, taking } = recording();
    const { user } = enter(path, world([taking]));
    expect(await screen.findByRole('radio', { name: /은행 A ••••6789/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /은행 B ••••0937.*확인 필요/ })).toHaveAccessibleDescription(
      /돈이 돌아왔어요/,
    );
    await user.click(screen.getByRole('radio', { name: /••••4410.*아직 받을 수 없음/ }));
    await user.type(await amount(), '500000');
    await user.type(password(), 'demo1234!');
    await user.click(button('500,000đ 출금하기'));
    expect(await screen.findByText(/이 계좌로는 아직 출금할 수 없어요/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('names what is on its way already', async () => {
    enter(path, [termsOf(), accountsWith(someAccounts()), ...withdrawing(someWithdrawals())]);
    expect(await screen.findByText('처리 중인 출금이 1건 있어요')).toBeVisible();
    expect(await link('3,000,000đ · 은행 A ••••6789 · 확인 대기')).toHaveAttribute(
      'href',
      '/account/income/withdrawal-history/wdr-1',
    );
  });

  it('proves by a mailed code who has no password, and counts until the next one', async () => {
    const { sent, taking } = recording();
    const code = fake(paymentAccountsContract.sendPaymentCode, {
      codeId: 'code-1',
      sentTo: 'm***@example.com',
      resendInSeconds: 60,
    });
    const { user } = enter(path, [taking, code, termsOf(), accountsWith(someAccounts(), false), ...withdrawing([])]);
    await user.type(await amount(), '500000');
    await user.click(button('500,000đ 출금하기'));
    expect(await screen.findByText('인증번호를 먼저 받아 주세요.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(button('인증번호 받기'));
    expect(await screen.findByText('m***@example.com로 인증번호를 보냈어요.')).toBeVisible();
    expect(await screen.findByRole('button', { name: '다시 받기 1:00' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText(/^인증번호/)).toHaveFocus();
    await user.type(screen.getByLabelText(/^인증번호/), '418204');
    await user.click(button('500,000đ 출금하기'));
    await waitFor(() => expect(sent[0]?.proof).toEqual({ codeId: 'code-1', code: '418204' }));
  });

  it('leads to the accounts where there is none [PAY-1]', async () => {
    enter(path, [termsOf(), accountsWith([]), ...withdrawing([])]);
    expect(await screen.findByText('받을 계좌를 먼저 등록해 주세요')).toBeVisible();
    expect(await link('계좌 등록하기')).toHaveAttribute('href', '/account/settings/payment-info');
  });

  it('says what is missing where there is too little', async () => {
    enter(path, [termsOf({ available: 40_000 }), accountsWith(someAccounts()), ...withdrawing([])]);
    expect(await screen.findByText('지금 출금할 수 있는 금액은 40,000đ이에요')).toBeVisible();
    expect(screen.getByText(/100,000đ부터 출금할 수 있어요/)).toBeVisible();
  });

  it('offers to try again where the terms do not come', async () => {
    enter(path, [
      fakeProblem(contract.getWithdrawalTerms, 'UNEXPECTED'),
      accountsWith(someAccounts()),
      ...withdrawing([]),
    ]);
    expect(await screen.findByText('출금할 수 있는 금액을 불러오지 못했어요')).toBeVisible();
    expect(button('다시 시도')).toBeVisible();
  });

  it('stays usable while the open ones do not come', async () => {
    enter(path, [termsOf(), accountsWith(someAccounts()), fakeProblem(contract.listWithdrawals, 'UNEXPECTED')]);
    expect(await amount()).toBeVisible();
  });
});
