import { screen, waitFor, within } from '@testing-library/react';
import { incomesContract } from '@portal/domain/wallet/incomes.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { walletSection } from '../section.ts';
import { incomeWith, listing, pointsWith, someTransactions } from '../wallet.fixture.ts';
import { enter, title } from '../wallet.screen.ts';

const wallet = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the wallets [RTE-13] [INC-1]', () => {
  it('say what she may take out, what is on its way, and how many points there are', async () => {
    enter('/account/wallet', [incomeWith(11_485_400, 3_000_000), pointsWith(4_380), listing(someTransactions())]);
    expect(await title('지갑')).toBeVisible();
    const money = await wallet('수입 지갑');
    expect(await money.findByText('1,148만 5,400 동')).toBeInTheDocument();
    expect(money.getByText('300만 동')).toBeInTheDocument();
    const points = await wallet('포인트 지갑');
    expect(await points.findByText('4,380 xu')).toBeVisible();
    expect(points.getByText('300 xu가 30/11/2026 (월)에 사라져요')).toBeVisible();
  });

  it('cover her money on this device, as the page of the income does, until she shows it again', async () => {
    localStorage.setItem('portal-income-figures', 'hidden');
    const { user } = enter('/account/wallet', [incomeWith(11_485_400, 3_000_000), pointsWith(0), listing([])]);
    const money = await wallet('수입 지갑');
    expect(await money.findAllByText('가린 금액')).toHaveLength(2);
    expect(document.body).not.toHaveTextContent(/11,485,400|1,148만/);
    await user.click(screen.getByRole('button', { name: '금액 보이기' }));
    expect(await money.findByText('1,148만 5,400 동')).toBeInTheDocument();
    localStorage.clear();
  });

  it('show each what moved last in it, and lead to all of it', async () => {
    enter('/account/wallet', [incomeWith(0, 0), pointsWith(0), listing(someTransactions())]);
    const points = await wallet('포인트 지갑');
    await waitFor(() => expect(points.getAllByRole('listitem')).toHaveLength(3));
    expect(points.getByRole('link', { name: '포인트 지갑 거래 모두 보기' })).toHaveAttribute(
      'href',
      '/account/income/transaction-history?currency=CCXU',
    );
    expect((await wallet('수입 지갑')).getAllByRole('listitem')).toHaveLength(4);
  });

  it('live apart: one that does not come leaves the other', async () => {
    enter('/account/wallet', [
      fakeProblem(incomesContract.getIncomeSummary, 'UNEXPECTED'),
      pointsWith(4_380),
      listing([]),
    ]);
    expect(await screen.findByText('수입 지갑을 불러오지 못했어요')).toBeVisible();
    expect(await screen.findByText('4,380 xu')).toBeVisible();
  });
});

it('stands in the menu of income with its four pages [RTE-7]', () => {
  expect(walletSection.nav).toMatchObject({
    label: '수입',
    links: [
      { label: '전체', path: '/account/income/all' },
      { label: '거래 내역', path: '/account/income/transaction-history' },
      { label: '출금 내역', path: '/account/income/withdrawal-history' },
      { label: '정산서', path: '/account/income/statements' },
    ],
  });
});
