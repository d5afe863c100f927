import { screen, waitFor, within } from '@testing-library/react';
import { reviewsContract as contract } from '@portal/domain/reviews/reviews.contract';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { aFullWorld, aWorld, anEmptyWorld, someReviews, worldWith } from '../reviews.fixture.ts';
import { button, enter, names, rowOf, title } from '../reviews.screen.ts';

const waiting = ['김서연', '한지우'];

describe('the page of all reviews [REV-1]', () => {
  it('leads with the average and begins with what waits; below stands what was done last', async () => {
    enter(aWorld());
    expect(await title()).toBeVisible();
    expect(await screen.findByText('평균 3.4점, 5점 만점')).toBeInTheDocument();
    await rowOf('김서연');
    await screen.findByRole('heading', { level: 2, name: '최근에 처리했어요' });
    expect(names()).toEqual([...waiting, '윤채원', '정우진']);
    const facts = within(screen.getByRole('region', { name: '평점' }));
    expect(facts.getByRole('button', { name: '답글 단 후기 5개 중 1개' })).toBeVisible();
    expect(facts.getByRole('button', { name: '숨긴 후기 1개' })).toBeVisible();
    expect(facts.getByRole('button', { name: '운영팀에 알린 후기 1개' })).toBeVisible();
  });

  it('shows by a bar those with so many stars, and all again when it is pressed once more', async () => {
    const { user, currentPath } = enter(aWorld());
    await user.click(await screen.findByRole('button', { name: '4점 1개' }));
    expect(currentPath()).toBe('/account/reviews?handling=all&stars=4');
    await waitFor(() => expect(names()).toEqual(['정우진']));
    expect(button('4점 1개')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('4점 1개'));
    expect(currentPath()).toBe('/account/reviews?handling=all');
    await waitFor(() => expect(names()).toHaveLength(5));
  });

  it('draws each bar as long as its share of all reviews is [REV-1]', async () => {
    enter(aWorld());
    const row = await screen.findByRole('button', { name: '4점 1개' });
    const all = within(row.closest('ul')!).getAllByRole('button');
    const counts = all.map(({ textContent }) => Number(/(\d+)개/.exec(textContent)![1]));
    const sum = counts.reduce((total, count) => total + count, 0);
    const widths = all.map((one) => Number.parseFloat(one.querySelector<HTMLElement>('[style]')!.style.width));
    expect(widths).toEqual(counts.map((count) => (count / sum) * 100));
    expect(Math.max(...widths)).toBeLessThan(100);
  });

  it('is filtered by handling, class, and what is hidden or has no answer, in its address', async () => {
    const { user, currentPath } = enter(aWorld());
    await user.click(await screen.findByRole('radio', { name: '모두 5' }));
    await waitFor(() => expect(names()).toHaveLength(5));
    await user.selectOptions(screen.getByLabelText('답글과 숨김'), '답글 없는 후기');
    await waitFor(() => expect(names()).not.toContain('윤채원'));
    await screen.findByRole('option', { name: '중1 수학' });
    await user.selectOptions(screen.getByLabelText('수업'), '중1 수학');
    await waitFor(() => expect(names()).toEqual(['정우진']));
    expect(currentPath()).toBe('/account/reviews?handling=all&class=class-2&shown=unanswered');
    await user.selectOptions(screen.getByLabelText('답글과 숨김'), '숨긴 후기');
    await user.click(await screen.findByRole('button', { name: '필터 지우기' }));
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(currentPath()).toBe('/account/reviews?handling=all');
  });

  it('lists what the team removed where it is looked for, and says each figure once [REV-1]', async () => {
    const { user, currentPath } = enter(aWorld());
    await user.selectOptions(await screen.findByLabelText('답글과 숨김'), '운영팀이 지운 후기');
    await waitFor(() => expect(names()).toEqual(['이하은']));
    expect(await screen.findByRole('radio', { name: '모두 1' })).toBeChecked();
    expect(currentPath()).toBe('/account/reviews?handling=all&shown=removed');
  });

  it('leads from each number to those that it counts', async () => {
    const { user } = enter(aWorld());
    await user.click(await screen.findByRole('button', { name: /^숨긴 후기/ }));
    await waitFor(() => expect(names()).toEqual(['박도윤']));
    expect((await rowOf('박도윤')).getByText('숨긴 이유: 사실이 아니에요')).toBeVisible();
    expect((await rowOf('박도윤')).getByText('운영팀이 확인하고 있어요')).toBeVisible();
  });

  it('counts the days of a period, and has no average where there was none', async () => {
    const old = someReviews().map((one) => ({ ...one, createdAt: '2026-10-01T10:00:00+09:00' }));
    const { user, currentPath } = enter(worldWith(() => old));
    await screen.findByText('평균 3.4점, 5점 만점');
    await user.click(screen.getByRole('radio', { name: '30일' }));
    expect(await screen.findByText('이 기간에는 후기가 없어요')).toBeVisible();
    expect(currentPath()).toBe('/account/reviews?period=30');
    await user.click(screen.getByRole('radio', { name: '90일' }));
    expect(await screen.findByText('평균 3.4점, 5점 만점')).toBeInTheDocument();
  });

  it('says how the last ninety days compare with what was before', async () => {
    const [first, second, ...others] = someReviews();
    const old = others.map((one) => ({ ...one, rating: 4 as const, createdAt: '2026-05-01T10:00:00+09:00' }));
    enter(worldWith(() => [{ ...first!, rating: 4 }, second!, ...old]));
    expect(await screen.findByText('최근 90일은 4.5, 그 전보다 ▲ 0.5')).toBeVisible();
  });

  it('opens the one that a notification leads to, wherever it stands in the list', async () => {
    const { user, currentPath } = enter(aWorld(), '?review=rev-4');
    const opened = within(await screen.findByRole('region', { name: '알림에서 연 후기' }));
    expect(await opened.findByText('수업을 한 번도 듣지 않았어요.')).toBeVisible();
    expect(opened.getByRole('heading', { level: 2 })).toHaveFocus();
    await user.click(opened.getByRole('button', { name: '닫기' }));
    expect(currentPath()).toBe('/account/reviews');
  });

  it('says so where a notification leads to nothing', async () => {
    enter(aWorld(), '?review=rev-none');
    expect(await screen.findByText('찾는 후기가 없어요')).toBeVisible();
  });

  it('comes in pages', async () => {
    const { user, currentPath } = enter(aFullWorld());
    await rowOf('학생 0');
    await user.click(button('다음 페이지'));
    await rowOf('학생 10');
    expect(currentPath()).toBe('/account/reviews?page=2');
  });

  it('says that there is none yet', async () => {
    enter(anEmptyWorld());
    expect(await screen.findByText('아직 후기가 없어요')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows the reviews also while the numbers do not come', async () => {
    enter([fakeProblem(contract.summarizeReviews, 'UNEXPECTED'), ...aWorld()]);
    expect(await screen.findByText('평점을 불러오지 못했어요')).toBeVisible();
    expect((await rowOf('김서연')).getByText(/숙제가 너무 많아요/)).toBeVisible();
  });
});
