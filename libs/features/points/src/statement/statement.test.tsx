import { screen, waitFor, within } from '@testing-library/react';
import { transactionsContract } from '@portal/domain/wallet/transactions.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aPointLot, aPointMove } from '@portal/testing/points/points-builders';
import { anEmptyWorld, aWorld, worldOf } from '../points.fixture.ts';
import { button, enter, rowsOf, title, withPages } from '../points.screen.ts';

withPages();
const CAME = '/account/exchange-points/accumulated-points';
const WENT = '/account/exchange-points/used-points';

const rows = () => within(screen.getByRole('list', { name: /내역$/ })).getAllByRole('listitem');
const sum = (label: string) => screen.getByText(label).closest('p');

describe('the statement of what came [PTS-1]', () => {
  it('has the balance, the sum of its rows, and the cause of each', async () => {
    enter(CAME, aWorld());
    expect(await title('적립 내역')).toBeVisible();
    await screen.findByRole('list', { name: '적립 내역' });
    expect(rows()).toHaveLength(5);
    expect(sum('모은 포인트')).toHaveTextContent('모은 포인트+1,150 xu');
    expect(rows().map((row) => /\+([\d,]+) xu/.exec(row.textContent)![1])).toEqual(['20', '200', '20', '410', '500']);
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === '4,380 xu'),
    ).toBeVisible();
    expect(within(rows()[0]!).getByRole('link', { name: '수업 보기' })).toHaveAttribute(
      'href',
      '/account/lessons/lesson-7',
    );
    expect(within(rows()[1]!).getByRole('link', { name: '미션 보기' })).toHaveAttribute(
      'href',
      '/account/exchange-points/receive-points',
    );
    expect(within(rows()[3]!).getByRole('link', { name: '초대 보기' })).toHaveAttribute('href', '/account/affiliate');
  });

  it('is filtered by reason and period in its address, and the sum with it [INC-5]', async () => {
    const { user, currentPath } = enter(CAME, aWorld());
    await screen.findByRole('list', { name: '적립 내역' });
    await user.selectOptions(screen.getByLabelText('이유'), '감사 포인트');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(sum('모은 포인트')).toHaveTextContent('+40 xu');
    await user.selectOptions(screen.getByLabelText('기간'), '1주');
    await waitFor(() => expect(sum('모은 포인트')).toHaveTextContent('+40 xu'));
    expect(currentPath()).toBe(`${CAME}?reason=THANK_YOU&period=W1`);
  });

  it('does not call earned what came back of a gift that she gave back', async () => {
    const back = aPointMove({ id: 'back', reason: 'GIFT', title: '취소한 선물 · 커피 두 잔', amount: 1_800 });
    const { user } = enter(CAME, worldOf({ moves: [back, aPointMove()] }));
    await screen.findByRole('list', { name: '적립 내역' });
    expect(sum('모은 포인트')).toHaveTextContent('모은 포인트+200 xu');
    expect(sum('돌려받은 포인트')).toHaveTextContent('돌려받은 포인트+1,800 xu');
    await user.selectOptions(screen.getByLabelText('이유'), '선물 교환');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByText('모은 포인트')).toBeNull();
    expect(sum('돌려받은 포인트')).toHaveTextContent('+1,800 xu');
  });

  it('says that a filter leaves nothing, and shows all again', async () => {
    const { user, currentPath } = enter(`${CAME}?reason=ADJUSTMENT`, aWorld());
    expect(await screen.findByText('조건에 맞는 내역이 없어요')).toBeVisible();
    await user.click(await button('필터 지우기'));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(currentPath()).toBe(CAME);
  });

  it('goes on by the last row, while its sum counts all of them', async () => {
    const moves = Array.from({ length: 45 }, (_, no) => aPointMove({ id: `move-${no}`, amount: 10 }));
    const { user } = enter(CAME, worldOf({ moves }));
    await screen.findByRole('list', { name: '적립 내역' });
    expect(rows()).toHaveLength(20);
    expect(sum('모은 포인트')).toHaveTextContent('+450 xu');
    await user.click(await button('더 보기'));
    await waitFor(() => expect(rows()).toHaveLength(40));
    await user.click(await button('더 보기'));
    await waitFor(() => expect(rows()).toHaveLength(45));
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  });

  it('is empty at first, with the way to the missions', async () => {
    enter(CAME, anEmptyWorld());
    expect(await screen.findByText('아직 모은 포인트가 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '미션 보기' })).toBeVisible();
  });

  it('keeps the balance where the rows do not come', async () => {
    enter(CAME, [fakeProblem(transactionsContract.listTransactions, 'UNEXPECTED'), ...aWorld()]);
    expect(await screen.findByText('내역을 불러오지 못했어요')).toBeVisible();
    expect(screen.getByText('지금 가진 포인트')).toBeVisible();
  });
});

describe('the statement of what went [PTS-1]', () => {
  it('has gifts and what was lost, with a sum below nothing', async () => {
    enter(WENT, aWorld());
    expect(await title('사용 내역')).toBeVisible();
    await screen.findByRole('list', { name: '사용 내역' });
    expect(rows()).toHaveLength(2);
    expect(sum('쓴 포인트')).toHaveTextContent('쓴 포인트−1,800 xu');
    // What ran out she has not spent: it is a sum of its own, and the row of it stands below.
    expect(screen.getByText('기간이 지난 포인트', { selector: 'span' }).closest('p')).toHaveTextContent(
      '기간이 지난 포인트−70 xu',
    );
    expect(screen.getByText('2건')).toBeVisible();
    expect(within(rows()[0]!).getByRole('link', { name: '선물 보기' })).toHaveAttribute(
      'href',
      '/account/exchange-points/my-gift/rdm-1',
    );
    expect(within(rows()[1]!).queryByRole('link')).toBeNull();
  });

  it('counts this month alone where the page of points leads to it', async () => {
    enter(`${WENT}?period=CUSTOM&from=2026-11-01&to=2026-11-18`, aWorld());
    await screen.findByRole('list', { name: '사용 내역' });
    expect(sum('쓴 포인트')).toHaveTextContent('−1,800 xu');
    expect(screen.getByText('1건')).toBeVisible();
    expect(screen.queryByText('기간이 지난 포인트', { selector: 'span' })).toBeNull();
  });
});

describe('the points that will go [PTS-1]', () => {
  it('stand in the order in which they go, with what is left of each and until when', async () => {
    const { user, currentPath } = enter(CAME, aWorld());
    await user.click(await screen.findByRole('radio', { name: '사라질 포인트' }));
    await screen.findByText(/기한이 지나면 남은 포인트가 사라져요/);
    const lots = await rowsOf('사라질 포인트');
    expect(lots).toHaveLength(3);
    expect(lots[0]).toMatch(/05\/12\/2026 \(토\).*까지 17일 남음.*300 xu500 xu 가운데 남은 것/);
    expect(lots[2]).toContain('1,150 xu아직 쓰지 않았어요');
    expect(currentPath()).toBe(`${CAME}?tab=expiring`);
  });

  it('come in pages', async () => {
    const lots = Array.from({ length: 25 }, (_, no) => aPointLot({ id: `lot-${no}` }));
    const { user, currentPath } = enter(`${CAME}?tab=expiring`, worldOf({ lots }));
    await screen.findByRole('list', { name: '사라질 포인트' });
    await user.click(await button('다음 페이지'));
    await waitFor(async () => expect(await rowsOf('사라질 포인트')).toHaveLength(5));
    expect(currentPath()).toBe(`${CAME}?tab=expiring&page=2`);
  });

  it('are none', async () => {
    enter(`${CAME}?tab=expiring`, anEmptyWorld());
    expect(await screen.findByText('사라질 포인트가 없어요')).toBeVisible();
  });
});
