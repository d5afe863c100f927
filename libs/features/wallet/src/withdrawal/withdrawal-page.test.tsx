import { screen } from '@testing-library/react';
import type { Withdrawal } from '@portal/domain/wallet/withdrawal';
import { aWithdrawal } from '@portal/testing/wallet/withdrawal-builders';
import { aFailedWithdrawal, aPaidWithdrawal, withdrawing } from '../wallet.fixture.ts';
import { button, dialog, enter, link, title } from '../wallet.screen.ts';

const open = (one: Withdrawal) => enter(`/account/income/withdrawal-history/${one.id}`, withdrawing([one]));

describe('one withdrawal [INC-2]', () => {
  it('says where it goes, by when it is looked at, and can be taken back', async () => {
    const { user } = open(aWithdrawal());
    expect(await title('출금')).toBeVisible();
    expect(await screen.findByText('은행 A ••••6789')).toBeVisible();
    expect(screen.getByText('2026년 11월 19일 목요일')).toBeInTheDocument();
    await user.click(button('신청 취소'));
    await user.click(
      (await dialog('출금 신청을 취소할까요?', 'alertdialog')).getByRole('button', { name: '신청 취소' }),
    );
    expect(await screen.findByText('돈은 그대로예요.')).toBeVisible();
    expect(screen.queryByText('실패')).toBeNull();
    expect(screen.getAllByText('취소').length).toBeGreaterThan(0);
    expect(await link('다시 출금하기')).toHaveAttribute('href', '/account/income/withdrawal-history/new');
  });

  it('says what an operator wrote', async () => {
    open(aFailedWithdrawal({ stage: 'REQUESTED', failure: { cause: 'DECLINED', note: '서류를 더 확인해야 해요.' } }));
    expect(await screen.findByText('운영팀이 지급을 거절했어요')).toBeVisible();
    expect(screen.getByText(/서류를 더 확인해야 해요/)).toBeVisible();
    expect(screen.queryByRole('link', { name: '계좌 고치기' })).toBeNull();
  });

  it('has arrived', async () => {
    open(aPaidWithdrawal());
    expect(await screen.findByText('계좌에 도착했어요. 은행 계좌를 확인해 주세요.')).toBeVisible();
    expect(screen.getByText('월말 정산')).toBeVisible();
    expect(screen.queryByRole('button', { name: '신청 취소' })).toBeNull();
  });

  it('leads back where there is none of hers', async () => {
    enter('/account/income/withdrawal-history/none', withdrawing([]));
    expect(await screen.findByText('찾는 출금이 없어요')).toBeVisible();
    expect(await link('출금 내역으로')).toHaveAttribute('href', '/account/income/withdrawal-history');
  });
});
