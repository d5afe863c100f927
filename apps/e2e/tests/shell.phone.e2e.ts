import { expect, test } from '@playwright/test';
import { signIn } from './support/teacher.ts';

test('on a phone the drawer leads everywhere and closes by itself [DRW-1, DRW-2, DRW-3]', async ({ page }) => {
  await signIn(page, 'math', '/kr/login?returnTo=/account/income/transaction-history');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Trang chủ' })).toBeVisible();
  await expect(drawer.locator('[aria-current=page]')).toHaveText(/수입/);
  await expect(drawer.locator('a[href^="tel:"]')).toBeVisible();
  await drawer.getByRole('link', { name: '일정' }).click();
  await expect(page).toHaveURL(/\/kr\/account\/calendar/);
  await expect(drawer).toHaveCount(0);
});

test('on a phone without a network the page stands where the menu is pressed, which opens with the next network [DRW-1]', async ({
  page,
}) => {
  await signIn(page, 'math', '/kr/login?returnTo=/account/income/transaction-history');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect(page.getByText('인터넷 연결이 끊겼어요')).toBeVisible();
  await expect(heading).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog').getByRole('link', { name: '일정' })).toBeVisible();
});

test('on a phone the invitation hides and the bell opens a page [HDR-2, HDR-4, RTE-2]', async ({ page }) => {
  await signIn(page, 'busy');
  await expect(page.getByRole('link', { name: '선생님 초대' })).toBeHidden();
  await expect(page.getByRole('banner').getByText('99+')).toBeVisible();
  await page.getByRole('link', { name: /^알림/ }).click();
  await expect(page).toHaveURL(/\/kr\/notification\?type=notification$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('알림');
});

test('on a phone the schedule is a week strip and the day’s list [CAL-1, CON-2]', async ({ page }) => {
  await signIn(page, 'math', '/kr/login?returnTo=/account/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('일정');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
