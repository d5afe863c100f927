import { screen } from '@testing-library/react';
import { opsContract as ops } from '@portal/domain/ops/ops.contract';
import { fake } from '@portal/testing/contract-fakes';
import { asOperator, aWithdrawal, firstBy, ME, mine, OTHER, worlds } from '../ops.fixture.ts';
import { preloadPages, press, visit } from '../ops.screen.ts';

const PAGE = '/ops/withdrawals/withdrawal-1';

beforeAll(preloadPages, 30_000);
beforeEach(() => localStorage.clear());

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
    expect(await screen.findByText('두 번째 확인을 기다려요')).toBeVisible();
    expect(screen.getByText('다른 사람이 한 번 더 확인하면 끝나요.')).toBeVisible();
    expect(screen.queryByText('지급하기로 했어요')).toBeNull();
    expect(screen.queryByRole('button', { name: '심사 맡기' })).toBeNull();
  });

  it('names the first one to the second, who can pick it up', async () => {
    visit(PAGE, worlds.second);
    expect(await screen.findByText(`${OTHER.name}님이 먼저 확인했어요. 맡아서 한 번 더 확인해 주세요.`)).toBeVisible();
    expect(screen.getByRole('button', { name: '심사 맡기' })).toBeEnabled();
  });

  it('stands in the list as such', async () => {
    const items = [aWithdrawal(firstBy(OTHER)).item, aWithdrawal({ id: 'withdrawal-2' }).item];
    visit('/ops/withdrawals', [asOperator, fake(ops.listOpsItems, { total: 2, items })]);
    expect(await screen.findAllByText('두 번째 확인')).toHaveLength(1);
  });
});
