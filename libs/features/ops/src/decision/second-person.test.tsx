import { screen, within } from '@testing-library/react';
import { opsContract as ops } from '@portal/domain/ops/ops.contract';
import { fake } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { asOperator, aWithdrawal, firstBy, ME, mine, OTHER, worlds } from '../ops.fixture.ts';
import { preloadPages, press, visit } from '../ops.screen.ts';

const PAGE = '/ops/withdrawals/withdrawal-1';

beforeAll(preloadPages, 30_000);
beforeEach(() => localStorage.clear());

const asked = async (name: string) => within(await openedDialog(name, 'alertdialog'));

describe('money that goes its way', () => {
  it('is asked about once more, with the sum and who gets it, and stays where she is not sure', async () => {
    const decided: unknown[] = [];
    const { user } = visit(PAGE, [
      asOperator,
      fake(ops.getOpsItem, aWithdrawal(mine)),
      fake(ops.decideOpsItem, ({ body }) => {
        decided.push(body.decision);
        return aWithdrawal({ state: 'ACCEPTED', decidedAt: '2026-11-18T10:42:00+09:00' });
      }),
    ]);
    await user.click(await screen.findByRole('radio', { name: '지급' }));
    await user.click(await press('지급하기'));
    const question = await asked('12,400,000đ 지급할까요?');
    expect(question.getByText('선생님 김수학')).toBeVisible();
    expect(question.getByText('받는 계좌 은행 A ••••6789')).toBeVisible();
    expect(question.getByText('예금주 KIM SUHAK')).toBeVisible();
    await user.click(question.getByRole('button', { name: '취소' }));
    expect(decided).toEqual([]);
    await user.click(await press('지급하기'));
    await user.click((await asked('12,400,000đ 지급할까요?')).getByRole('button', { name: '지급하기' }));
    expect(await screen.findByText('지급하기로 했어요')).toBeVisible();
    expect(decided).toEqual(['ACCEPT']);
  });

  it('leads to the lessons that it comes from', async () => {
    visit(PAGE, [asOperator, fake(ops.getOpsItem, aWithdrawal())]);
    const lessons = await screen.findByRole('link', { name: '김수학 선생님의 수업 수입' });
    expect(lessons).toHaveAttribute('href', `/ops/incomes?search=${encodeURIComponent('김수학')}`);
  });

  it('is not asked about while the reason is missing', async () => {
    const { user } = visit(PAGE, [asOperator, fake(ops.getOpsItem, aWithdrawal(mine))]);
    await user.click(await screen.findByRole('radio', { name: '지급 거절' }));
    await user.click(await press('지급 거절하기'));
    expect(await screen.findByText('이유를 적어 주세요.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /^이유/ }), '예금주가 달라요.');
    await user.click(await press('지급 거절하기'));
    expect((await asked('12,400,000đ 지급을 거절할까요?')).getByText('선생님 김수학')).toBeVisible();
  });
});

describe('what two persons have to confirm', () => {
  it('waits for another one after the first yes, and does not say that it is paid', async () => {
    let details = aWithdrawal(mine);
    const { user } = visit(PAGE, [
      asOperator,
      fake(ops.getOpsItem, () => details),
      fake(ops.decideOpsItem, () => (details = aWithdrawal(firstBy(ME)))),
    ]);
    await user.click(await screen.findByRole('radio', { name: '지급' }));
    await user.click(await press('지급하기'));
    await user.click((await asked('12,400,000đ 지급할까요?')).getByRole('button', { name: '지급하기' }));
    expect(await screen.findByText('두 번째 확인을 기다려요')).toBeVisible();
    expect(screen.getByText('다른 사람이 한 번 더 확인하면 끝나요.')).toBeVisible();
    expect(screen.queryByText('지급하기로 했어요')).toBeNull();
    expect(screen.queryByRole('button', { name: '심사 맡기' })).toBeNull();
  });

  it('names the first one to the second, who can pick it up', async () => {
    visit(PAGE, worlds.second);
    expect(await screen.findByText(`${OTHER.name} 님이 먼저 확인했어요. 맡아서 한 번 더 확인해 주세요.`)).toBeVisible();
    expect(screen.getByRole('button', { name: '심사 맡기' })).toBeEnabled();
  });

  it('stands in the list as such', async () => {
    const items = [aWithdrawal(firstBy(OTHER)).item, aWithdrawal({ id: 'withdrawal-2' }).item];
    visit('/ops/withdrawals', [asOperator, fake(ops.listOpsItems, { total: 2, items })]);
    expect(await screen.findAllByText('두 번째 확인')).toHaveLength(1);
  });
});
