import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './teacher.ts';

// The tests of this file stand alone: the workers take them one by one.
test.describe.configure({ mode: 'parallel' });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoBarrier(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of ['/kr', '/kr/login', '/kr/oauth2/callback', '/kr/no/such/page'])
      test(`a visitor meets no barrier on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoBarrier(page);
        await expectNoSidewaysScroll(page);
      });

    // One test per page, so that the workers share them.
    for (const path of [
      '/kr',
      '/kr/account/calendar',
      '/kr/account/calendar?view=month',
      '/kr/account/calendar?view=agenda',
      '/kr/account/calendar/free-times',
      '/kr/account/calendar/rules',
      '/kr/account/calendar/connections',
      '/kr/account/settings/notification',
      '/kr/notification?type=notification',
      '/kr/account/income/all',
    ])
      test(`a teacher meets no barrier on ${path}`, async ({ page }) => {
        await signIn(page, 'math');
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoBarrier(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNoBarrier(page);
        await expectNoSidewaysScroll(page);
      });

    test('the identity provider’s own pages have no barrier either', async ({ page }) => {
      await page.goto('/kr/login');
      await page.getByRole('button', { name: '통합 계정으로 로그인' }).click();
      await expect(page).toHaveURL(/\/oidc\/interaction\//);
      await expectNoBarrier(page);
      await expectNoSidewaysScroll(page);
    });
  });
}
