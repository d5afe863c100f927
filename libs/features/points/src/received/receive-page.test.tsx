import { screen, within } from '@testing-library/react';
import { anEmptyWorld, aWorld } from '../points.fixture.ts';
import { button, enter, region, rowsOf, title, withPages } from '../points.screen.ts';

withPages();
const PAGE = '/account/exchange-points/receive-points';

describe('where points are received [PTS-1]', () => {
  it('has all missions by where they stand, with rule, period and progress', async () => {
    enter(PAGE, aWorld());
    expect(await title('포인트 받기')).toBeVisible();
    const open = await region('하고 있어요 3');
    expect(open.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '기록 당일에 보내기',
      '1시간 안에 답장 10번',
      '선생님 초대하기',
    ]);
    const [first] = open.getAllByRole('listitem');
    expect(first).toHaveTextContent('이번 달에 수업한 날 보낸 수업 기록을 세요.매달 · 15번 중 12번+300 xu');
    const claimed = await region('받았어요 3');
    expect(claimed.getAllByRole('listitem')[0]).toHaveTextContent(/한 번 · 1번 중 1번 · 받은 날 07\/09\/2026/);
  });

  it('claims all of them, which then stand among those that are done', async () => {
    const { user } = enter(PAGE, aWorld());
    await user.click(await button('400 xu 모두 받기'));
    expect(
      within((await screen.findByRole('heading', { name: '받았어요 6' })).closest('section')!).getAllByRole('listitem'),
    ).toHaveLength(6);
    expect(screen.queryByRole('region', { name: /^지금 받을 수 있어요/ })).toBeNull();
  });

  it('shows in its second tab what families said, with the lesson and the points', async () => {
    const { user, currentPath } = enter(PAGE, aWorld());
    await user.click(await screen.findByRole('radio', { name: '가족이 준 포인트' }));
    await screen.findByText('“부호가 헷갈리던 걸 그림으로 알려 주셔서 고맙습니다.”');
    const thanks = await rowsOf('가족이 준 포인트');
    expect(thanks[0]).toMatch(/김민준 어머니.*7회차\+20 xu$/);
    expect(thanks[1]).toContain('말 없이 고마움을 전했어요');
    expect(screen.getByRole('link', { name: /7회차$/ })).toHaveAttribute('href', '/account/lessons/lesson-7');
    expect(currentPath()).toBe(`${PAGE}?tab=thanks`);
  });

  it('says how the first one comes', async () => {
    enter(`${PAGE}?tab=thanks`, anEmptyWorld());
    expect(await screen.findByText('아직 받은 고마움이 없어요')).toBeVisible();
    expect(screen.getByText(/그때마다 선생님이 20 xu를 받아요/)).toBeVisible();
  });
});
