import { screen, waitFor, within } from '@testing-library/react';
import { withdrawalsContract as contract } from '@portal/domain/wallet/withdrawals.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aWithdrawal } from '@portal/testing/wallet/withdrawal-builders';
import { aPaidWithdrawal, someWithdrawals, withdrawing } from '../wallet.fixture.ts';
import { button, dialog, enter, link, rowsOf, title } from '../wallet.screen.ts';

const path = '/account/income/withdrawal-history';
const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the history of withdrawals [RTE-7] [INC-2]', () => {
  it('leads with the one on its way and the one that failed; then come all of them', async () => {
    enter(path, withdrawing(someWithdrawals()));
    expect(await title('출금 내역')).toBeVisible();
    const running = await card('3,000,000đ 출금');
    expect(running.getByText('확인 대기: 운영팀이 확인하고 있어요.')).toBeVisible();
    const steps = within(running.getByRole('list', { name: '출금 단계' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => /^(.*?), (끝남|진행 중|아직)/.exec(textContent ?? '')?.slice(1))).toEqual([
      ['신청', '끝남'],
      ['승인', '진행 중'],
      ['송금', '아직'],
      ['도착', '아직'],
    ]);
    expect((await card('2,000,000đ 출금')).getByText('예금주 이름이 계좌와 달라요')).toBeVisible();
    expect(await rowsOf('모든 출금')).toHaveLength(3);
    expect(await link('출금하기')).toHaveAttribute('href', `${path}/new`);
  });

  it('shows the two names that differ, and what to do about it', async () => {
    enter(path, withdrawing(someWithdrawals()));
    const failed = await card('2,000,000đ 출금');
    expect(await failed.findByText('김수확')).toBeVisible();
    expect(failed.getByText('김수학')).toBeVisible();
    expect(failed.getByText('돈은 그대로예요.')).toBeVisible();
    expect(failed.getByRole('link', { name: '계좌 고치기' })).toHaveAttribute('href', '/account/settings/payment-info');
    expect(failed.getByRole('link', { name: '이 출금의 거래 보기' })).toHaveAttribute(
      'href',
      '/account/income/transaction-history/txn-failed',
    );
  });

  it('takes a request back after asking, and the list says so', async () => {
    const { user } = enter(path, withdrawing(someWithdrawals()));
    const running = await card('3,000,000đ 출금');
    await user.click(running.getByRole('button', { name: '신청 취소' }));
    const asked = await dialog('출금 신청을 취소할까요?', 'alertdialog');
    expect(asked.getByText(/3,000,000đ이 바로 지갑으로 돌아와요/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: '신청 취소' }));
    expect(await screen.findByText('출금 신청을 취소했어요')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: '3,000,000đ 출금' })).toBeNull());
  });

  it('calls one that she took back cancelled, and finds it beside what failed', async () => {
    const one = aWithdrawal({ state: 'FAILED', failure: { cause: 'CANCELED_BY_TEACHER', note: '' } });
    const { user } = enter(path, withdrawing([one]));
    await rowsOf('모든 출금');
    await user.selectOptions(screen.getByLabelText('상태'), '실패·취소');
    const [row] = await rowsOf('모든 출금');
    expect(row).toContain('취소');
    expect(row).not.toContain('실패');
  });

  it('says why it cannot be taken back any more', async () => {
    const { user } = enter(path, [
      fakeProblem(contract.cancelWithdrawal, 'WRONG_STATE'),
      ...withdrawing(someWithdrawals()),
    ]);
    await user.click((await card('3,000,000đ 출금')).getByRole('button', { name: '신청 취소' }));
    await user.click(
      (await dialog('출금 신청을 취소할까요?', 'alertdialog')).getByRole('button', { name: '신청 취소' }),
    );
    expect(await screen.findByText('취소하지 못했어요')).toBeVisible();
  });

  it('offers no cancelling once it is approved', async () => {
    enter(path, withdrawing([aWithdrawal({ stage: 'APPROVED' })]));
    expect((await card('3,000,000đ 출금')).queryByRole('button')).toBeNull();
  });

  it('is narrowed by state, way and period in its address [INC-5]', async () => {
    const { user, currentPath } = enter(path, withdrawing(someWithdrawals()));
    await rowsOf('모든 출금');
    await user.selectOptions(screen.getByLabelText('출금 방법'), '월말 정산');
    await waitFor(async () => expect(await rowsOf('모든 출금')).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText('기간'), '1주');
    expect(await screen.findByText('조건에 맞는 출금이 없어요')).toBeVisible();
    expect(currentPath()).toBe(`${path}?trigger=MONTH_END&period=W1`);
    await user.click(button('필터 지우기'));
    await waitFor(async () => expect(await rowsOf('모든 출금')).toHaveLength(3));
  });

  it('comes in pages, and anew when one moves', async () => {
    const many = Array.from({ length: 12 }, (_, no) => aPaidWithdrawal({ id: `wdr-${no}` }));
    const { user, currentPath, push } = enter(path, withdrawing(many));
    expect(await rowsOf('모든 출금')).toHaveLength(10);
    await user.click(button('다음 페이지'));
    await waitFor(async () => expect(await rowsOf('모든 출금')).toHaveLength(2));
    expect(currentPath()).toBe(`${path}?page=2`);
    many.unshift(aWithdrawal({ id: 'wdr-new', amount: 700_000 }));
    push('withdrawal.changed', { id: 'wdr-new' });
    expect(await screen.findByRole('article', { name: '700,000đ 출금' })).toBeVisible();
  });

  it('says that there was none yet, or that the list does not come', async () => {
    enter(path, withdrawing([]));
    expect(await screen.findByText('아직 출금한 적이 없어요')).toBeVisible();
  });

  it('offers to try again', async () => {
    enter(path, [fakeProblem(contract.listWithdrawals, 'UNEXPECTED')]);
    expect(await screen.findByText('출금 내역을 불러오지 못했어요')).toBeVisible();
    expect(button('다시 시도')).toBeVisible();
  });
});
