import { expect, type Page, test as base } from '@playwright/test';
import { expectNoBarrier } from './support/barriers.ts';
import { signIn } from './support/teacher.ts';

type Session = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Light on a desk, then dark on a phone, as stories are looked at. */
async function expectNoBarrierAtBothLooks(page: Page): Promise<void> {
  await expectNoBarrierIn('light', page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoBarrierIn('dark', page);
}

async function expectNoBarrierIn(colorScheme: 'light' | 'dark', page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
  // A colour on its way from one theme to the other is of neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map((movement) => movement instanceof CSSTransition && movement.finished),
    ),
  );
  await expectNoBarrier(page);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

// Each worker signs in once: the door has journeys of its own.
const test = base.extend<object, { session: Session }>({
  session: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL, locale: 'ko-KR' });
      await signIn(page, 'math');
      const session = await page.context().storageState();
      await page.close();
      await use(session);
    },
    { scope: 'worker' },
  ],
});

// The tests of this file stand alone: the workers take them one by one.
test.describe.configure({ mode: 'parallel' });

for (const path of ['/kr', '/kr/login', '/kr/oauth2/callback', '/kr/no/such/page'])
  test(`a visitor meets no barrier on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarrierAtBothLooks(page);
    await expectNoSidewaysScroll(page);
  });

test.describe('signed in', () => {
  test.use({ storageState: ({ session }, use) => use(session) });

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
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: /님 메뉴$/ })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoBarrierAtBothLooks(page);
      await expectNoSidewaysScroll(page);
    });
});

test('the identity provider’s own pages have no barrier either', async ({ page }) => {
  await page.goto('/kr/login');
  await page.getByRole('button', { name: '통합 계정으로 로그인' }).click();
  await expect(page).toHaveURL(/\/oidc\/interaction\//);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoBarrier(page);
  }
  await expectNoSidewaysScroll(page);
});
