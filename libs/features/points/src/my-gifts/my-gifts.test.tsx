import { screen, waitFor, within } from '@testing-library/react';
import { giftsContract } from '@portal/domain/points/gifts.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aRedemption, aRedemptionDetail } from '@portal/testing/points/gift-builders';
import { anEmptyWorld, aWorld, worldOf } from '../points.fixture.ts';
import { button, dialog, enter, rowsOf, title, withPages } from '../points.screen.ts';

withPages();
const PAGE = '/account/exchange-points/my-gift';

describe('the gifts that she took [PTS-1]', () => {
  it('are those to use or to come, and in the other view those that are over', async () => {
    const { user, currentPath } = enter(PAGE, aWorld());
    expect(await title('내 선물함')).toBeVisible();
    await screen.findByRole('link', { name: '커피 두 잔' });
    const open = await rowsOf('받을 것과 쓸 것');
    expect(open).toHaveLength(4);
    expect(open[0]).toContain('쓸 수 있음');
    await user.click(screen.getByRole('radio', { name: '끝난 것' }));
    await screen.findByRole('link', { name: '문화상품권' });
    expect(await rowsOf('끝난 것')).toHaveLength(2);
    expect(currentPath()).toBe(`${PAGE}?view=over`);
  });

  it('go on by the last one that is shown', async () => {
    const mine = Array.from({ length: 45 }, (_, no) => aRedemption({ id: `rdm-${no}`, name: `선물 ${no}` }));
    const { user } = enter(PAGE, worldOf({ mine }));
    await screen.findByRole('link', { name: '선물 19' });
    expect(await rowsOf('받을 것과 쓸 것')).toHaveLength(20);
    await user.click(await button('더 보기'));
    await screen.findByRole('link', { name: '선물 39' });
    await user.click(await button('더 보기'));
    await screen.findByRole('link', { name: '선물 44' });
    expect(await rowsOf('받을 것과 쓸 것')).toHaveLength(45);
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  });

  it('are none yet, with the way to the first one', async () => {
    enter(PAGE, anEmptyWorld());
    expect(await screen.findByText('지금 받거나 쓸 선물이 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '선물 고르기' })).toHaveAttribute('href', '/account/exchange-points/all');
  });
});

describe('one of them [PTS-1]', () => {
  it('has its code to be copied, until when, and what it came from', async () => {
    const { user } = enter(`${PAGE}/rdm-1`, aWorld());
    expect(await title('커피 두 잔')).toBeVisible();
    const code = within(await screen.findByRole('group', { name: '교환권 번호' }));
    expect(code.getByText('CAFE-7K2M-9Q4T')).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(code.getByRole('button', { name: '교환권 번호 복사' }));
    expect(copied).toHaveBeenCalledWith('CAFE-7K2M-9Q4T');
    expect(await code.findByRole('button', { name: '복사했어요' })).toBeVisible();
    expect(screen.getByText('기한').nextSibling).toHaveTextContent(/14\/02\/2027 \(일\)/);
    expect(screen.getByRole('link', { name: '거래 보기' })).toHaveAttribute(
      'href',
      '/account/income/transaction-history/txn-gift-1',
    );
    const history = within(screen.getByRole('list', { name: '지나온 길' })).getAllByRole('listitem');
    expect(history.map((one) => one.textContent)).toEqual([
      expect.stringContaining('쓸 수 있음'),
      expect.stringContaining('신청 완료'),
    ]);
  });

  it('is over once she says that she used it', async () => {
    const { user } = enter(`${PAGE}/rdm-1`, aWorld());
    await user.click(await button('썼어요'));
    const asking = await dialog('교환권을 썼다고 표시할까요?', 'alertdialog');
    await user.click(asking.getByRole('button', { name: '썼어요' }));
    const now = await screen.findByText('다 썼어요.');
    await waitFor(() => expect(now).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('button', { name: '썼어요' })).toBeNull());
    expect(screen.getByText('CAFE-7K2M-9Q4T')).toBeVisible();
  });

  it('can be given back while the team prepares it', async () => {
    const { user } = enter(`${PAGE}/rdm-4`, aWorld());
    await user.click(await button('취소하고 포인트 돌려받기'));
    const asking = await dialog('이 선물을 취소할까요?', 'alertdialog');
    expect(asking.getByText(/^1,000 xu를 돌려받아요/)).toBeVisible();
    await user.click(asking.getByRole('button', { name: '취소하기' }));
    expect(await screen.findByText('취소하고 1,000 xu를 돌려받았어요')).toBeVisible();
    const now = await screen.findByText('취소했고, 쓴 포인트는 돌려드렸어요.');
    await waitFor(() => expect(now).toHaveFocus());
  });

  it('that the team cancelled says why', async () => {
    const canceled = aRedemptionDetail({ state: 'CANCELED', until: null, cancelReason: '단체가 문을 닫았어요.' });
    enter(`${PAGE}/rdm-4`, [fake(giftsContract.getMyGift, canceled), ...aWorld()]);
    expect(await screen.findByText('취소했고, 쓴 포인트는 돌려드렸어요.')).toBeVisible();
    expect(screen.getByText('이유: 단체가 문을 닫았어요.')).toBeVisible();
  });

  it('that went on meanwhile says why it cannot be given back, and stays', async () => {
    const { user } = enter(`${PAGE}/rdm-4`, [fakeProblem(giftsContract.cancelMyGift, 'WRONG_STATE'), ...aWorld()]);
    await user.click(await button('취소하고 포인트 돌려받기'));
    await user.click((await dialog('이 선물을 취소할까요?', 'alertdialog')).getByRole('button', { name: '취소하기' }));
    expect(await screen.findByText('취소하지 못했어요')).toBeVisible();
    expect(screen.getByText('운영팀이 준비하고 있어요. 다 되면 알려 드려요.')).toBeVisible();
  });

  it('that is under way has its tracking number and the address', async () => {
    enter(`${PAGE}/rdm-2`, aWorld());
    const tracking = within(await screen.findByRole('group', { name: '운송장 번호' }));
    expect(tracking.getByText('681234567890')).toBeVisible();
    expect(screen.getByText('받는 곳').nextSibling).toHaveTextContent('김수학 0901234567 호찌민시 1군 응우옌후에 12');
    expect(screen.queryByRole('button', { name: /취소/ })).toBeNull();
  });

  it('that lowers the fee says by how much and until when', async () => {
    enter(`${PAGE}/rdm-3`, aWorld());
    expect(await screen.findByText('지금 수수료가 내려가 있어요.')).toBeVisible();
    expect(screen.getByText('플랫폼 수수료에서 5% 빼요')).toBeVisible();
    expect(screen.getByText('기한').nextSibling).toHaveTextContent(/23\/11\/2026/);
  });

  it('of somebody else is not found', async () => {
    enter(`${PAGE}/rdm-other`, aWorld());
    expect(await screen.findByText('찾는 선물이 없어요')).toBeVisible();
  });
});
