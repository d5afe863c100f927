import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/teacher.ts';

const refreshes = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/oidc/token')) seen.push(request.postData() ?? '');
  });
  return seen;
};

test('an access token that ended is renewed once, whatever the number of requests that wait [SES-2]', async ({
  page,
  context,
}) => {
  await signIn(page, 'rejected');
  const seen = refreshes(page);
  const origin = new URL(page.url()).origin;
  await context.addCookies([{ name: 'access_token', value: 'ended', url: origin }]);
  await page.goto('/kr/account/calendar');
  await expect(page.getByRole('button', { name: /님 메뉴$/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('일정');
  expect(seen).toHaveLength(1);
  expect(seen[0]).toContain('grant_type=refresh_token');
});

test('a refresh token that the provider refuses ends the session at the login page [SES-3]', async ({
  page,
  context,
}) => {
  await signIn(page, 'rejected');
  const origin = new URL(page.url()).origin;
  await context.addCookies([
    { name: 'access_token', value: 'ended', url: origin },
    { name: 'refresh_token', value: 'nobody-knows-it', url: origin },
  ]);
  await page.goto('/kr/account/calendar');
  await expect(page).toHaveURL(/\/kr\/login/);
  await expect(page.getByText('로그인한 지 오래돼 로그아웃했어요. 다시 로그인해 주세요.')).toBeVisible();
});

test('a visitor without the login cookie asks for no profile, and for nothing but what a page shows to anybody [SES-1, ROL-2]', async ({
  page,
}) => {
  let asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(mid|tns|messaging)\//.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  const askedAt = async (path: string) => {
    asked = [];
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: '로그인' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    return asked;
  };
  expect(await askedAt('/kr/faq')).toEqual([]);
  expect(await askedAt('/kr')).toEqual(['/tns/v1/teachers/featured']);
});
