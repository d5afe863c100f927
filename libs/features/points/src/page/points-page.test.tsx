import { screen, waitFor } from '@testing-library/react';
import { giftsContract } from '@portal/domain/points/gifts.contract';
import { pointsContract } from '@portal/domain/points/points.contract';
import { statisticsContract } from '@portal/domain/statistics/statistics.contract';
import { fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { someGifts } from '@portal/testing/points/gift-builders';
import { aWorld, anEmptyWorld, worldOf } from '../points.fixture.ts';
import { button, cardOf, enter, region, title, withPages } from '../points.screen.ts';
import { pointsSection } from '../section.ts';

withPages();
const PAGE = '/account/exchange-points/all';

describe('the page of reward points [PTS-1]', () => {
  it('leads with what she has and what of it goes next', async () => {
    enter(PAGE, aWorld());
    expect(await title('리워드 포인트')).toBeVisible();
    expect(
      await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === '4,380 xu'),
    ).toBeVisible();
    expect(screen.getByText('300 xu').closest('p')).toHaveTextContent(
      /^300 xu05\/12\/2026 \(토\).*에 사라져요 · 17일 남았어요$/,
    );
  });

  it('says how many points the wished gift is away, and that those to claim are enough', async () => {
    enter(PAGE, aWorld());
    const wish = await region('찜한 선물');
    expect(wish.getByRole('link', { name: '찜한 선물 · 수수료 7일 할인' })).toBeVisible();
    expect(wish.getByText('120 xu 더 모으면 돼요')).toBeVisible();
    expect(wish.getByText('4,380 / 4,500 xu')).toBeVisible();
    expect(wish.getByText('지금 받을 수 있는 400 xu면 바로 바꿔요')).toBeVisible();
  });

  it('says what would still be missing where they are not', async () => {
    enter(PAGE, worldOf({ summary: { balance: 4_000 } }));
    const wish = await region('찜한 선물');
    expect(wish.getByText('500 xu 더 모으면 돼요')).toBeVisible();
    expect(wish.getByText('지금 받을 수 있는 400 xu를 받으면 100 xu 남아요')).toBeVisible();
  });

  it('claims all with one button, and the page follows', async () => {
    const { user } = enter(PAGE, aWorld());
    await user.click(await button('400 xu 모두 받기'));
    expect(await screen.findByText('400 xu를 받았어요')).toBeVisible();
    const heading = await screen.findByRole('heading', { level: 2, name: '다음 미션' });
    expect(heading).toHaveFocus();
    expect((await region('찜한 선물')).getByText('지금 바꿀 수 있어요')).toBeVisible();
    expect(screen.queryByRole('button', { name: /받기$/ })).toBeNull();
    expect(await screen.findByRole('radio', { name: '지금 바꿀 수 있음 5' })).toBeVisible();
  });

  it('claims a single one too, and leaves the others', async () => {
    const { user } = enter(PAGE, aWorld());
    await user.click(await button('후기 답글 5개, +150 xu 받기'));
    expect(await screen.findByText('150 xu를 받았어요')).toBeVisible();
    expect(await button('250 xu 모두 받기')).toBeVisible();
  });

  it('says why where nothing was claimed, and keeps the button', async () => {
    const { user } = enter(PAGE, [fakeProblem(pointsContract.claimMissions, 'UNEXPECTED'), ...aWorld()]);
    await user.click(await button('400 xu 모두 받기'));
    expect(await screen.findByText('포인트를 받지 못했어요')).toBeVisible();
    expect(await button('400 xu 모두 받기')).toBeVisible();
  });

  it('opens the rows of each figure of the month', async () => {
    enter(PAGE, aWorld());
    expect(await screen.findByRole('link', { name: /^이번 달 모은 포인트 ?\+1,150 xu$/ })).toHaveAttribute(
      'href',
      '/account/exchange-points/accumulated-points?period=CUSTOM&from=2026-11-01&to=2026-11-18',
    );
    expect(screen.getByRole('link', { name: /^이번 달 쓴 포인트 ?−1,800 xu$/ })).toHaveAttribute(
      'href',
      '/account/exchange-points/used-points?period=CUSTOM&from=2026-11-01&to=2026-11-18',
    );
    expect(screen.getByRole('link', { name: /^내 선물함 ?2개 쓸 수 있음$/ })).toHaveAttribute(
      'href',
      '/account/exchange-points/my-gift',
    );
  });

  it('has what came back and what ran out beside what she earned and used, where there is any', async () => {
    enter(PAGE, worldOf({ summary: { returned: 600, expired: 70 } }));
    expect(await screen.findByRole('link', { name: /^이번 달 모은 포인트 ?\+1,150 xu$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^이번 달 돌려받은 포인트 ?\+600 xu$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^이번 달 쓴 포인트 ?−1,800 xu$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^이번 달 기간이 지난 포인트 ?−70 xu$/ })).toBeVisible();
  });

  it('says that there is nothing yet and how it begins', async () => {
    enter(PAGE, anEmptyWorld());
    expect(await screen.findByText('아직 포인트가 없어요. 미션을 마치면 받을 수 있어요.')).toBeVisible();
    expect(await screen.findByText('지금은 고를 수 있는 선물이 없어요')).toBeVisible();
    expect(screen.getByText('찜한 선물이 없어요')).toBeVisible();
  });

  it('shows the missions also while the balance does not come', async () => {
    enter(PAGE, [fakeProblem(pointsContract.getPointsSummary, 'UNEXPECTED'), ...aWorld()]);
    expect(await screen.findByText('포인트를 불러오지 못했어요')).toBeVisible();
    expect(await button('400 xu 모두 받기')).toBeVisible();
  });

  it('stands in the menu with its five pages [RTE-8]', () => {
    expect(pointsSection.nav?.links?.map(({ path }) => path)).toEqual([
      '/account/exchange-points/all',
      '/account/exchange-points/accumulated-points',
      '/account/exchange-points/used-points',
      '/account/exchange-points/receive-points',
      '/account/exchange-points/my-gift',
    ]);
  });
});

describe('the band of statistics, where the menu entry 통계 leads [RTE-8]', () => {
  it('shows this month in four figures and the way to all of them', async () => {
    enter(PAGE, aWorld());
    const band = await region('이번 달 통계');
    expect(await band.findByText('38회')).toBeVisible();
    expect(band.getByText('38시간 30분')).toBeVisible();
    expect(band.getByText('12,250,000đ')).toBeVisible();
    expect(band.getByText('4.8점')).toBeVisible();
    expect(band.getByRole('link', { name: '통계 모두 보기' })).toHaveAttribute('href', '/account/statistics');
  });

  it('fails into a sentence, and comes when it is asked again', async () => {
    let isDown = true;
    const world = aWorld();
    const { user } = enter(PAGE, [
      fake(statisticsContract.getStatistics, async () => {
        if (isDown) return problemResponse('UNEXPECTED');
        return world
          .find(({ name }) => name.includes('statistics'))!
          .answer(new Request('http://localhost/tns/v1/statistics/summary?from=2026-11-01&to=2026-11-18'));
      }),
      ...world,
    ]);
    const band = await region('이번 달 통계');
    expect(await band.findByText(/이번 달 통계를 불러오지 못했어요/)).toBeVisible();
    expect(await button('400 xu 모두 받기')).toBeVisible();
    isDown = false;
    await user.click(band.getByRole('button', { name: '다시 시도' }));
    expect(await band.findByText('38회')).toBeVisible();
  });
});

describe('the gifts to choose from [PTS-1]', () => {
  it('have a way where the points are enough, the missing points where not, and a bell where none is left', async () => {
    enter(PAGE, aWorld());
    const coffee = await cardOf('커피 두 잔');
    expect(coffee.getByRole('link', { name: '커피 두 잔, 바꾸기' })).toHaveAttribute(
      'href',
      '/account/exchange-points/gifts/gift-coffee',
    );
    const headset = await cardOf('수업용 헤드셋');
    expect(headset.getByText('8,120 xu 더 모으면 돼요')).toBeVisible();
    expect(headset.getByRole('meter', { name: '수업용 헤드셋까지 모은 포인트' })).toHaveAttribute(
      'aria-valuenow',
      '35',
    );
    expect(headset.queryByText('바꾸기')).toBeNull();
    const lamp = await cardOf('책상 조명');
    expect(lamp.getByText('품절')).toBeVisible();
    expect(lamp.getByRole('button', { name: '책상 조명, 들어오면 알림' })).toBeVisible();
  });

  it('are filtered in the address by what can be had now and by the wish', async () => {
    const { user, currentPath } = enter(PAGE, aWorld());
    await user.click(await screen.findByRole('radio', { name: '지금 바꿀 수 있음 4' }));
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: '수업용 헤드셋' })).toBeNull());
    expect(currentPath()).toBe(`${PAGE}?gifts=ready`);
    await user.click(screen.getByRole('radio', { name: '찜 1' }));
    expect(await screen.findByRole('heading', { level: 3, name: '수수료 7일 할인' })).toBeVisible();
    expect(currentPath()).toBe(`${PAGE}?gifts=wished`);
  });

  it('take the wish from the one before: one at a time', async () => {
    const { user } = enter(PAGE, aWorld());
    await user.click(await button('커피 두 잔 찜하기'));
    expect(await button('커피 두 잔 찜 풀기')).toBeVisible();
    expect(await button('수수료 7일 할인 찜하기')).toBeVisible();
    expect(await screen.findByRole('link', { name: '찜한 선물 · 커피 두 잔' })).toBeVisible();
  });

  it('say which wish went for the new one, and give it back to who did not mean it', async () => {
    const { user } = enter(PAGE, aWorld());
    await user.click(await button('커피 두 잔 찜하기'));
    expect(await screen.findByText('커피 두 잔, 찜했어요. 수수료 7일 할인 찜은 풀었어요.')).toBeVisible();
    await user.click(await button('되돌리기'));
    expect(await button('수수료 7일 할인 찜 풀기')).toBeVisible();
    expect(await button('커피 두 잔 찜하기')).toBeVisible();
  });

  it('say nothing of another wish where there was none', async () => {
    const gifts = someGifts().map((gift) => ({ ...gift, isWished: false }));
    const { user } = enter(PAGE, worldOf({ gifts }));
    await user.click(await button('커피 두 잔 찜하기'));
    expect(await button('커피 두 잔 찜 풀기')).toBeVisible();
    expect(screen.queryByText(/찜은 풀었어요/)).toBeNull();
  });

  it('tell her when one is back, once she asks', async () => {
    const { user } = enter(PAGE, aWorld());
    await user.click(await button('책상 조명, 들어오면 알림'));
    expect(await screen.findByText('들어오면 알려 드려요')).toBeVisible();
    expect(await button('책상 조명, 알림 끄기')).toBeVisible();
  });

  it('follow when points come from elsewhere', async () => {
    const { push } = enter(PAGE, aWorld());
    await screen.findByRole('radio', { name: '지금 바꿀 수 있음 4' });
    platform.use(fake(giftsContract.listGifts, { balance: 10_000, items: someGifts() }));
    push('wallet.changed', {});
    expect(await screen.findByRole('radio', { name: '지금 바꿀 수 있음 6' })).toBeVisible();
  });
});
