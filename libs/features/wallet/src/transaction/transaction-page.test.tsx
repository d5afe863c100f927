import { screen } from '@testing-library/react';
import { transactionsContract as contract, type WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aTransaction } from '@portal/testing/wallet/transaction-builders';
import { button, enter, link, title } from '../wallet.screen.ts';

const open = (over: Partial<WalletTransaction> = {}) =>
  enter('/account/income/transaction-history/txn-1', [fake(contract.getTransaction, aTransaction(over))]);

describe('one transaction [INC-2]', () => {
  it('says how much, in which state, why, and the number to ask about it by', async () => {
    const { user } = open();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(await title('중2 수학 · 12회차')).toBeVisible();
    // The name comes a moment before the rest, where that was slow.
    expect(await screen.findByText('+32만 1,600 동')).toBeInTheDocument();
    expect(screen.getByText('완료')).toBeVisible();
    expect(screen.getByText('수업 수입')).toBeVisible();
    expect(await link('왜 이 금액인가요?')).toHaveAttribute('href', '/account/income/all?lesson=lesson-12');
    await user.click(button('거래 번호 복사'));
    expect(copied).toHaveBeenCalledWith('TU-261117-4F8K2Q7M');
  });

  it('says why it failed, and that nothing is lost', async () => {
    open({ state: 'FAILED', kind: 'WD', failReason: '예금주 이름이 계좌와 달라요' });
    expect(await screen.findByText('예금주 이름이 계좌와 달라요')).toBeVisible();
    expect(screen.getByText('금액은 움직이지 않았거나 지갑으로 돌아왔어요.')).toBeVisible();
  });

  it('says that she took it back, which is no failure', async () => {
    const failReason = '출금 신청을 취소했어요';
    open({ state: 'FAILED', kind: 'WD', failReason, failCause: 'CANCELED_BY_TEACHER' });
    expect(await screen.findByText(failReason)).toBeVisible();
    expect(screen.getByText('취소')).toBeVisible();
    expect(screen.queryByText('실패')).toBeNull();
  });

  it('says that it is not over', async () => {
    open({ state: 'IN_PROGRESS', finishedAt: null });
    expect(await screen.findByText('처리하고 있어요')).toBeVisible();
    expect(screen.getByText('아직 끝나지 않았어요')).toBeVisible();
  });

  it('leads back where there is none of hers', async () => {
    enter('/account/income/transaction-history/none', [fakeProblem(contract.getTransaction, 'NOT_FOUND')]);
    expect(await screen.findByText('찾는 거래가 없어요')).toBeVisible();
    expect(await link('거래 내역으로')).toHaveAttribute('href', '/account/income/transaction-history');
  });
});
