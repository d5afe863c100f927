import { expect, test, type Page } from '@playwright/test';
import { startMockProvider, startPagesProvider, type OtherProvider } from '@portal/test-runner/openid-providers';
import { freePort, startOwnPlatform } from '../support/own-platform.ts';
import { watchConsole } from '../support/teacher.ts';

const SUBJECT = { sub: 'math', email: 'math@example.com', email_verified: true, preferred_username: 'math' };

let stop: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const each of stop) await each();
  stop = [];
});

async function portalWith(startProvider: (origin: string) => Promise<OtherProvider>): Promise<string> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const provider = await startProvider(origin);
  stop.push(provider.stop);
  const settings = { ...provider.settings, OIDC_ACCOUNT_CLAIM: 'preferred_username' };
  stop.unshift(await startOwnPlatform(port, settings));
  return origin;
}

async function leaveForProvider(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/kr/account/income/withdrawal-history`);
  await expect(page.getByLabel('비밀번호')).toHaveCount(0);
  await page.getByRole('button', { name: '통합 계정으로 로그인' }).click();
}

async function expectSignedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/kr\/account\/income\/withdrawal-history/);
  await expect(page.getByRole('button', { name: /님 메뉴$/ })).toBeVisible();
}

test('a teacher signs in at a provider that gives JWT, and her session is renewed there [OAU-1, OAU-2, SES-3]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  const origin = await portalWith(() => startMockProvider(SUBJECT));
  await leaveForProvider(page, origin);
  await expectSignedIn(page);
  await page.context().clearCookies({ name: 'access_token' });
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/token') && answer.ok());
  await page.reload();
  await renewed;
  await expectSignedIn(page);
  expect(complaints).toEqual([]);
});

test('a teacher signs in on the pages of a provider that gives opaque tokens, and leaves it again [OAU-1, SES-4]', async ({
  page,
}) => {
  const origin = await portalWith((own) =>
    startPagesProvider(SUBJECT, [`${own}/kr/oauth2/callback`], `${own}/kr/login`),
  );
  await leaveForProvider(page, origin);
  await page.getByPlaceholder('Enter any login').fill('math');
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectSignedIn(page);
  await page.getByRole('button', { name: /님 메뉴$/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(`${origin}/kr/login`);
});
