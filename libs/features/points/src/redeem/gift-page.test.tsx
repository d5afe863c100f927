import { screen, waitFor } from '@testing-library/react';
import { giftsContract } from '@portal/domain/points/gifts.contract';
import { dropDrafts } from '@portal/portal-core/form-drafts';
import { fake, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aRedemptionDetail } from '@portal/testing/points/gift-builders';
import { anEmptyWorld, aWorld, worldOf } from '../points.fixture.ts';
import { button, dialog, enter, title, withPages } from '../points.screen.ts';

withPages();
afterEach(() => dropDrafts('visitor'));

const gift = (id: string) => `/account/exchange-points/gifts/${id}`;

describe('a gift [PTS-1]', () => {
  it('is taken after she was told what it costs and what stays', async () => {
    const asked: object[] = [];
    const { user, currentPath } = enter(gift('gift-coffee'), worldOf({}, asked));
    expect(await title('커피 두 잔')).toBeVisible();
    await user.click(await button('1,800 xu로 바꾸기'));
    const asking = await dialog('커피 두 잔, 포인트로 바꿀까요?');
    expect(asking.getByText('쓰는 포인트').nextSibling).toHaveTextContent('1,800 xu');
    expect(asking.getByText('남는 포인트').nextSibling).toHaveTextContent('2,580 xu');
    await user.click(asking.getByRole('button', { name: '바꾸기' }));
    expect(await screen.findByText('커피 두 잔, 바꿨어요')).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe('/account/exchange-points/my-gift/rdm-new'));
    expect(asked).toEqual([{ clientId: expect.any(String) as string, points: 1_800 }]);
  });

  it('that is sent asks where to, and keeps what was typed when that is wrong', async () => {
    const asked: object[] = [];
    const { user, currentPath } = enter(gift('gift-pen'), worldOf({ summary: { balance: 10_000 } }, asked));
    await user.click(await button('9,800 xu로 바꾸기'));
    const asking = await dialog('태블릿 펜, 포인트로 바꿀까요?');
    await user.type(asking.getByRole('textbox', { name: /받는 사람/ }), '김수학');
    await user.type(asking.getByRole('textbox', { name: /전화번호/ }), '090-123');
    await user.click(asking.getByRole('button', { name: '바꾸기' }));
    expect(await asking.findByRole('group', { name: /2/ })).toBeVisible();
    expect(asking.getByRole('textbox', { name: /받는 사람/ })).toHaveValue('김수학');
    expect(asked).toEqual([]);
    await user.clear(asking.getByRole('textbox', { name: /전화번호/ }));
    await user.type(asking.getByRole('textbox', { name: /전화번호/ }), '0901234567');
    await user.type(asking.getByRole('textbox', { name: /주소/ }), '호찌민시 1군 응우옌후에 12');
    await user.click(asking.getByRole('button', { name: '바꾸기' }));
    expect(await screen.findByText('태블릿 펜, 바꿨어요')).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe('/account/exchange-points/my-gift/rdm-new'));
    expect(asked).toMatchObject([
      { receiver: { name: '김수학', phone: '0901234567', address: '호찌민시 1군 응우옌후에 12' } },
    ]);
  });

  it('is one gift also where the answer was lost: the same intent has the same name', async () => {
    const ids: string[] = [];
    const { user } = enter(gift('gift-coffee'), [
      fake(giftsContract.redeemGift, ({ body }) => {
        ids.push(body.clientId);
        return ids.length === 1 ? problemResponse('UNEXPECTED') : aRedemptionDetail();
      }),
      ...aWorld(),
    ]);
    await user.click(await button('1,800 xu로 바꾸기'));
    const asking = await dialog('커피 두 잔, 포인트로 바꿀까요?');
    await user.click(asking.getByRole('button', { name: '바꾸기' }));
    expect(await asking.findByText('선물로 바꾸지 못했어요')).toBeVisible();
    await user.click(asking.getByRole('button', { name: '바꾸기' }));
    expect(await screen.findByText('커피 두 잔, 바꿨어요')).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('says in its own words that the points are too few, when they went somewhere else meanwhile', async () => {
    let isSpent = false;
    const [rich, poor] = [worldOf(), worldOf({ summary: { balance: 1_000 } })];
    const either = rich.map((one, at) => ({
      ...one,
      answer: (request: Request) => (isSpent ? poor[at]! : one).answer(request),
    }));
    const { user } = enter(gift('gift-coffee'), either);
    await user.click(await button('1,800 xu로 바꾸기'));
    isSpent = true;
    const asking = await dialog('커피 두 잔, 포인트로 바꿀까요?');
    await user.click(asking.getByRole('button', { name: '바꾸기' }));
    expect(await asking.findByText('포인트가 800 xu 모자라요')).toBeVisible();
    expect(asking.getByText('미션을 마치고 포인트를 더 받은 뒤 다시 바꿔 주세요. 쓴 포인트는 없어요.')).toBeVisible();
    expect(asking.getByRole('link', { name: '포인트 받으러 가기' })).toHaveAttribute(
      'href',
      '/account/exchange-points/receive-points',
    );
  });

  it('says that the last one has just gone', async () => {
    const { user } = enter(gift('gift-coffee'), [
      fake(giftsContract.redeemGift, () => problemResponse('OUT_OF_STOCK')),
      ...aWorld(),
    ]);
    await user.click(await button('1,800 xu로 바꾸기'));
    const asking = await dialog('커피 두 잔, 포인트로 바꿀까요?');
    await user.click(asking.getByRole('button', { name: '바꾸기' }));
    expect(await asking.findByText('방금 품절됐어요')).toBeVisible();
  });

  it('that she is short of shows how far she is, and has no dead button', async () => {
    enter(gift('gift-headset'), aWorld());
    expect(await screen.findByText('8,120 xu 더 모으면 돼요')).toBeVisible();
    expect(screen.getByRole('link', { name: '포인트 받으러 가기' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /로 바꾸기$/ })).toBeNull();
  });

  it('that does not exist any more leads back to the others', async () => {
    enter(gift('gift-gone'), anEmptyWorld());
    expect(await screen.findByText('이 선물은 없어졌어요')).toBeVisible();
  });

  it('can be asked for again where it did not come', async () => {
    enter(gift('gift-coffee'), [offline(giftsContract.getGift), ...aWorld()]);
    expect(await screen.findByText('선물을 불러오지 못했어요')).toBeVisible();
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  });
});
