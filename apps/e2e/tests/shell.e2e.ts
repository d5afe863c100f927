import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from './support/teacher.ts';

test('an address that leads nowhere shows the overlay and the way home [RTE-3]', async ({ page }) => {
  await page.goto('/kr/no/such/page');
  const heading = page.getByRole('heading', { name: 'Page not found' });
  await expect(heading).toBeVisible();
  await page
    .getByRole('link', { name: '홈으로 돌아가기' })
    .or(page.getByRole('button', { name: '홈으로 돌아가기' }))
    .click();
  await expect(page).toHaveURL(/\/kr\/?$/);
  await expect(heading).toHaveCount(0);
});

test('an address without the site prefix is led below it [SITE-1, RTE-1]', async ({ page }) => {
  await page.goto('/lich-day');
  await expect(page).toHaveURL(/\/kr\/(lich-day|login)/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

test('every way of the avatar menu leads to a page with its own title and heading [AVT-2, RTE-5, RTE-6, RTE-7, RTE-8, RTE-9, RTE-10]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math');
  const ways = [
    ['한눈에 보기', '/kr/account/calendar'],
    ['내 수업', '/kr/account/my-courses/all'],
    ['수업 계획', '/kr/account/teaching-plan/schedule'],
    ['일정', '/kr/account/calendar'],
    ['통계', '/kr/account/exchange-points/all'],
    ['수입', '/kr/account/income/all'],
    ['설정', '/kr/account/settings/profile'],
    ['도움말', '/kr/account/supports'],
  ] as const;
  const titles = new Set<string>();
  for (const [name, path] of ways) {
    await page.getByRole('button', { name: /님 메뉴$/ }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(7);
  expect(complaints).toEqual([]);
});

test('the theme is chosen once and stands before the page is drawn', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portal-theme', 'dark'));
  await page.goto('/kr', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the frame is there before the script has run', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/kr');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('header and section menu stay in sight while a long page is scrolled [HDR-1]', async ({ page }) => {
  await signIn(page, 'math', '/kr/login?returnTo=/account/calendar');
  await expect(page.locator('[data-item]').first()).toBeVisible();
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const before = await menu.boundingBox();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await menu.boundingBox()).toEqual(before);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});
