import { expect, type Page, test } from '@playwright/test';
import { freePort, startOwnPlatform } from './support/own-platform.ts';
import { fillSignIn } from './support/teacher.ts';

let origin: string;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  stop = await startOwnPlatform(port, { GTM_ID: 'GTM-TEST1', ORIGIN: origin });
});
test.afterAll(() => stop());

/** As a container does it: script elements from plain strings, of its own and of somebody else. */
const CONTAINER = `
  window.ran = ['container'];
  for (const src of ['https://www.googletagmanager.com/gtag/js?id=G-1', 'https://elsewhere.example/tag.js']) {
    try { const s = document.createElement('script'); s.src = src; document.head.append(s); } catch { window.ran.push('refused ' + src); }
  }
  try { document.body.insertAdjacentHTML('beforeend', '<b>own html</b>'); } catch { window.ran.push('refused html'); }
  document.cookie = '_ga=1; path=/';`;

async function watchTags(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    const body = url.includes('/gtm.js') ? CONTAINER : "window.ran.push('tag')";
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

const inPage = (page: Page, name: 'ran' | 'dataLayer') =>
  page.evaluate((key) => (window as unknown as Record<string, unknown>)[key] as unknown[] | undefined, name);

test('the tag manager loads once a visitor allows it, runs its own scripts only, and goes when she withdraws [ANA-1]', async ({
  page,
}) => {
  const asked = await watchTags(page);
  const answer = await page.goto(`${origin}/kr/faq`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types push-worker pdf-worker default");
  expect(policy).not.toMatch(/unsafe|strict-dynamic/);
  const notice = page.getByRole('region', { name: '방문 통계' });
  await expect(notice).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([asked, await inPage(page, 'dataLayer')]).toEqual([[], undefined]);

  await notice.getByRole('button', { name: '허용하기' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await expect
    .poll(() => inPage(page, 'ran'))
    .toEqual(['container', 'refused https://elsewhere.example/tag.js', 'refused html', 'tag']);
  expect(asked).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
    'https://www.googletagmanager.com/gtag/js?id=G-1',
  ]);
  expect(await inPage(page, 'dataLayer')).toContainEqual({ event: 'page_view', page: '/faq', userId: 'anonymous' });

  await page.goto(`${origin}/kr/login`);
  await expect(notice).toHaveCount(0);
  await fillSignIn(page, 'math');
  await expect(page.getByRole('button', { name: /님 메뉴$/ })).toBeVisible();
  await page
    .getByRole('link', { name: /^알림/ })
    .or(page.getByRole('button', { name: /^알림/ }))
    .first()
    .waitFor();
  await page.getByRole('button', { name: /님 메뉴$/ }).click();
  await page.getByRole('menuitem', { name: '내 수업' }).click();
  await expect
    .poll(async () => JSON.stringify((await inPage(page, 'dataLayer'))?.at(-1)))
    .toMatch(/"page_view".*"userId":"[\w-]{8,}"|"userId":"(?!anonymous)[^"]+".*"page_view"/);

  asked.length = 0;
  await page.getByRole('button', { name: /님 메뉴$/ }).click();
  await page.getByRole('menuitem', { name: '방문 통계' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('dialog', { name: '방문 통계' }).getByRole('button', { name: '거절하기' }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: /님 메뉴$/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([asked, await inPage(page, 'ran')]).toEqual([[], undefined]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga');
});

test('the question covers nothing on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/kr/faq`);
  const notice = page.getByRole('region', { name: '방문 통계' });
  // It comes after the page that it stands above.
  await expect(notice).toBeVisible();
  const [above, below] = await Promise.all([notice.boundingBox(), page.getByRole('main').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
