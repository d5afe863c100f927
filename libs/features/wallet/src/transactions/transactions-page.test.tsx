import { screen, waitFor, within } from '@testing-library/react';
import { transactionsContract as contract } from '@portal/domain/wallet/transactions.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aTransaction } from '@portal/testing/wallet/transaction-builders';
import { listing, someTransactions } from '../wallet.fixture.ts';
import { button, enter, rowsOf, title } from '../wallet.screen.ts';

const path = '/account/income/transaction-history';
const amounts = async () => (await rowsOf('거래')).map((text) => /[+−][\d,]+ ?(?:đ|xu)/.exec(text ?? '')?.[0]);

describe('the history of transactions [RTE-7] [INC-2]', () => {
  it('shows what moved in both wallets with its sign, and sums each currency by itself [INC-1]', async () => {
    enter(path, [listing(someTransactions())]);
    expect(await title('거래 내역')).toBeVisible();
    expect(await amounts()).toEqual([
      '−3,000,000đ',
      '+321,600đ',
      '+200 xu',
      '−150 xu',
      '+20 xu',
      '−2,000,000đ',
      '+1,000,000đ',
    ]);
    const totals = within(screen.getByRole('region', { name: '합계' }));
    const [money, points] = totals.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(money).toContain('끝난 거래 2건');
    expect(money).toContain('+1,321,600');
    expect(points).toContain('끝난 거래 3건');
    expect(points).toContain('+220 xu');
    expect(points).toContain('−150 xu');
  });

  it('leads from each row to what it comes from', async () => {
    enter(path, [listing(someTransactions())]);
    await rowsOf('거래');
    const hrefOf = (name: string) => screen.getAllByRole('link', { name }).map((one) => one.getAttribute('href'));
    expect(hrefOf('왜 이 금액인가요?')).toEqual(['/account/income/all?lesson=lesson-12']);
    expect(hrefOf('수업 보기')).toEqual(['/account/lessons/lesson-9']);
    expect(hrefOf('출금 보기')).toEqual([
      '/account/income/withdrawal-history/wdr-1',
      '/account/income/withdrawal-history/wdr-failed',
    ]);
    expect(hrefOf('선물 보기')).toEqual(['/account/exchange-points/my-gift/red-1']);
    expect(hrefOf('미션 보기')).toEqual(['/account/exchange-points/receive-points']);
  });

  it('is narrowed by kind, state, currency and period in its address, and the totals with it [INC-5]', async () => {
    const { user, currentPath } = enter(path, [listing(someTransactions())]);
    await rowsOf('거래');
    await user.selectOptions(screen.getByLabelText('지갑'), '동(VND)');
    await waitFor(async () => expect(await amounts()).toHaveLength(4));
    await user.selectOptions(screen.getByLabelText('들어온 돈과 나간 돈'), '입금');
    await waitFor(async () => expect(await amounts()).toEqual(['+321,600đ', '+1,000,000đ']));
    await user.selectOptions(screen.getByLabelText('기간'), '1주');
    await waitFor(async () => expect(await amounts()).toEqual(['+321,600đ']));
    expect(currentPath()).toBe(`${path}?currency=VND&kind=TU&period=W1`);
    expect(screen.getByText(/끝난 거래 1건/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('상태'), '실패·취소');
    await user.click(await screen.findByRole('button', { name: '필터 지우기' }));
    await waitFor(async () => expect(await amounts()).toHaveLength(7));
    expect(currentPath()).toBe(path);
  });

  it('takes days of her own from the address, and leaves out what it does not know [INC-5]', async () => {
    enter(`${path}?period=CUSTOM&from=2026-11-14&to=2026-11-16&state=NONSENSE`, [listing(someTransactions())]);
    expect(await amounts()).toEqual(['+200 xu', '−150 xu', '+20 xu']);
  });

  it('says a sum that did not move as such', async () => {
    enter(`${path}?state=FAILED`, [listing(someTransactions())]);
    const [row] = await rowsOf('거래');
    expect(row).toContain('실패');
    expect(row).toContain('움직이지 않은 금액');
  });

  it('is called cancelled, not failed, where she took it back herself', async () => {
    const over = { state: 'FAILED', kind: 'WD', failCause: 'CANCELED_BY_TEACHER' } as const;
    enter(`${path}?state=FAILED`, [listing([aTransaction(over)])]);
    const [row] = await rowsOf('거래');
    expect(row).toContain('취소');
    expect(row).not.toContain('실패');
  });

  it('goes on after the last item that is shown, and the focus goes on with it', async () => {
    const many = Array.from({ length: 41 }, (_, no) => aTransaction({ id: `txn-${no}`, title: `거래 ${no}` }));
    const { user } = enter(path, [listing(many)]);
    expect(await rowsOf('거래')).toHaveLength(20);
    await user.click(button('더 보기'));
    await waitFor(async () => expect(await rowsOf('거래')).toHaveLength(40));
    await waitFor(() => expect(screen.getByRole('link', { name: '거래 20' })).toHaveFocus());
    await user.click(button('더 보기'));
    await waitFor(async () => expect(await rowsOf('거래')).toHaveLength(41));
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  });

  it('keeps what is shown where more does not come, and tries again', async () => {
    const many = Array.from({ length: 25 }, (_, no) => aTransaction({ id: `txn-${no}`, title: `거래 ${no}` }));
    let isBroken = true;
    const { user } = enter(path, [
      fake(contract.listTransactions, ({ query }) => {
        if (!query.lastItem) return { totals: [], items: many.slice(0, 20) };
        if (!isBroken) return { totals: [], items: many.slice(20) };
        return Response.json({ code: 'UNEXPECTED', message: '', traceId: 't' }, { status: 500 });
      }),
    ]);
    await rowsOf('거래');
    await user.click(button('더 보기'));
    expect(await screen.findByText('더 불러오지 못했어요')).toBeVisible();
    expect(await rowsOf('거래')).toHaveLength(20);
    isBroken = false;
    await user.click(button('더 보기'));
    await waitFor(async () => expect(await rowsOf('거래')).toHaveLength(25));
  });

  it('comes anew when the wallet moves', async () => {
    const all = someTransactions();
    const { push } = enter(path, [listing(all)]);
    expect(await rowsOf('거래')).toHaveLength(7);
    all.unshift(aTransaction({ id: 'txn-new', amount: 480_000, title: '방금 확정' }));
    push('wallet.changed', {});
    expect(await screen.findByRole('link', { name: '방금 확정' })).toBeVisible();
  });

  it('says that there is nothing yet, and what did not work', async () => {
    enter(path, [listing([])]);
    expect(await screen.findByText('아직 거래가 없어요')).toBeVisible();
  });

  it('offers to try again where the list does not come', async () => {
    enter(path, [fakeProblem(contract.listTransactions, 'UNEXPECTED')]);
    expect(await screen.findByText('거래 내역을 불러오지 못했어요')).toBeVisible();
    expect(button('다시 시도')).toBeVisible();
  });
});
