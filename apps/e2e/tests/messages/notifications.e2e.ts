import { expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^알림(,|$)/ });
const SETTINGS = '/kr/account/settings/notification';

test('a notification arrives in an open portal, is opened and read, and both tabs know [NTF-3] [NTF-4] [NTF-5] [NTF-10]', async ({
  page,
  context,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'waiting', '/kr/login?returnTo=/account/calendar');
  const other = await context.newPage();
  await other.goto(SETTINGS);
  // The demo goes on while the journeys run, and may have told her something by now: she has a look.
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: '알림 목록' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('알림');

  await other.getByRole('button', { name: /앱 안.*시험|시험.*앱 안/ }).click();
  await expect(bell(page)).toHaveAccessibleName(/새 알림 1개/);
  await expect(bell(other)).toHaveAccessibleName(/새 알림 1개/);

  await bell(page).click();
  const list = page.getByRole('dialog', { name: '알림 목록' });
  const item = list.getByRole('link', { name: /시험 알림/ }).first();
  await expect(item).toBeVisible();
  // Seen in both tabs, yet unread until somebody opens it.
  await expect(bell(other)).toHaveAccessibleName('알림');
  await item.click();
  await expect(page).toHaveURL(/\/kr\/notification\//);
  await other.goto('/kr/notification?type=notification&filter=unread');
  await expect(other.getByRole('link', { name: /시험 알림/ })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the page opens the newest unread one beside its list, goes on by keys and takes archiving back [NTF-5] [RTE-2]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'korean', '/kr/login?returnTo=/notification');
  const rows = page.getByRole('region', { name: '알림 목록' }).locator('[data-notification]');
  const pane = page.getByRole('region', { name: '고른 알림' }).getByRole('article');
  await expect(page).toHaveURL(/\/kr\/notification\/[\w-]+$/);
  await expect(pane.getByRole('heading', { level: 2 })).toBeVisible();

  await rows.first().click();
  const first = await rows.first().getAttribute('data-notification');
  await expect(page).toHaveURL(new RegExp(`/${first}$`));
  await page.keyboard.press('j');
  const second = await rows.nth(1).getAttribute('data-notification');
  await expect(page).toHaveURL(new RegExp(`/${second}$`));
  await page.keyboard.press('Enter');
  await expect(pane.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();

  await page.keyboard.press('e');
  await expect(page.locator(`[data-feed] [data-notification="${second}"]`)).toHaveCount(0);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.locator(`[data-feed] [data-notification="${second}"]`)).toBeVisible();

  // By its name: another one may arrive above it.
  const row = page.locator(`[data-feed] [data-notification="${second}"]`);
  const unread = row.getByRole('img', { name: '안 읽음' });
  await row.focus();
  await page.keyboard.press('u');
  await expect(unread).toBeVisible();
  // What is open is read by that: also where the page went on to another one meanwhile.
  await page.goto(`/kr/notification/${second}`);
  await expect(unread).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a teacher switches a category off, and it stays off after a reload [NTF-9]', async ({ page }) => {
  await signIn(page, 'piano', `/kr/login?returnTo=${SETTINGS.slice(3)}`);
  const ads = page.getByRole('switch', { name: /광고.*앱 안|앱 안.*광고/ });
  await expect(ads).toBeChecked();
  await ads.click();
  await expect(ads).not.toBeChecked();
  await page.reload();
  await expect(ads).not.toBeChecked();
});
