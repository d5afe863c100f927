import { expect, type Page, test } from '@playwright/test';
import { fillSignIn, PASSWORD, signIn, watchConsole } from '../support/teacher.ts';

test('a visitor signs in by the popup and sees her real week [LOG-1, LOG-4, HDR-5, CAL-1]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await page.goto('/kr');
  await page.getByRole('banner').getByRole('button', { name: '로그인' }).click();
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await popup.getByLabel('계정', { exact: true }).fill('math');
  await popup.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await popup.getByLabel('비밀번호', { exact: true }).press('Enter');
  await expect(page.getByText('Đăng nhập thành công!')).toBeVisible();
  await expect(page).toHaveURL(/\/kr\/lich-day/);
  await expect(page.getByRole('button', { name: /님 메뉴$/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('일정');
  const lessons = page.getByRole('button', { name: /\d{2}:\d{2}부터 \d{2}:\d{2}까지/ });
  await expect(lessons.first()).toBeVisible();
  expect(await lessons.count()).toBeGreaterThan(5);
  expect(complaints).toEqual([]);
});

test('a wrong password is answered above the form, with the server’s words and a mark [LOG-5]', async ({ page }) => {
  await page.goto('/kr/login');
  await fillSignIn(page, 'korean', 'not-her-password1');
  await expect(page.getByRole('alert').filter({ hasText: /^계정이나 비밀번호가 맞지 않아요!$/ })).toBeVisible();
  await expect(page.getByLabel('계정', { exact: true })).toHaveValue('korean');
});

test('a student is told that this portal is for teachers [ROL-1]', async ({ page }) => {
  await page.goto('/kr/login');
  await fillSignIn(page, 'student1');
  await expect(page.getByRole('alert').filter({ hasText: /^선생님 계정으로 로그인해 주세요!$/ })).toBeVisible();
});

test('a visitor of an account page comes back to it after signing in [RTE-12]', async ({ page }) => {
  await page.goto('/kr/account/income/withdrawal-history');
  await expect(page).toHaveURL(/\/kr\/login\?/);
  await fillSignIn(page, 'piano');
  await expect(page).toHaveURL(/\/kr\/account\/income\/withdrawal-history$/);
});

test('a teacher signs in at the identity provider with PKCE and leaves it again [OAU-1, OAU-2, OAU-3, SES-4]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  let authorize: URL | undefined;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/oidc/auth') authorize = url;
  });
  await page.goto('/kr/account/calendar');
  await page.getByRole('button', { name: '통합 계정으로 로그인' }).click();
  await expect(page).toHaveURL(/\/oidc\/interaction\//);
  expect(authorize?.searchParams.get('code_challenge_method')).toBe('S256');
  expect(authorize?.searchParams.get('scope')).toContain('openid profile email phone');
  await page.getByLabel('계정', { exact: true }).fill('korean');
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(/\/kr\/account\/calendar/);
  await expect(page.getByRole('button', { name: /님 메뉴$/ })).toBeVisible();

  await page.getByRole('button', { name: /님 메뉴$/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/kr\/login/);
  await page.getByRole('button', { name: '통합 계정으로 로그인' }).click();
  // The provider's session ended as well: it asks again.
  await expect(page.getByLabel('비밀번호', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** The number that the demo's mailbox has for an address; a mail takes a moment. */
async function codeFor(page: Page, address: string): Promise<string> {
  const mailbox = await page.context().newPage();
  const mail = mailbox.getByRole('row').filter({ hasText: address });
  await expect(async () => {
    await mailbox.goto('/demo/mailbox');
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const subject = (await mail.textContent()) ?? '';
  await mailbox.close();
  return /\d{6}/.exec(subject)?.[0] ?? '';
}

test('a new teacher registers at the provider and is welcomed [WEL-1, WEL-2]', async ({ page }) => {
  const username = `new${Date.now() % 1_000_000}`;
  await page.goto('/kr/login');
  await page.getByRole('button', { name: '선생님으로 등록하기' }).click();
  await expect(page).toHaveURL(/\/oidc\/interaction\//);
  await page.getByLabel('이름', { exact: true }).fill('새 선생님');
  await page.getByLabel('이메일').fill(`${username}@example.com`);
  await page.getByLabel('아이디').fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill('teach-me-2026');
  await page.getByLabel('비밀번호 확인').fill('teach-me-2026');
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await page.getByLabel('인증번호').fill(await codeFor(page, `${username}@example.com`));
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('dialog', { name: '선생님, 환영해요' })).toBeVisible();
  await page
    .getByRole('link', { name: '프로필 완성하기' })
    .or(page.getByRole('button', { name: '프로필 완성하기' }))
    .click();
  await expect(page).toHaveURL(/\/kr\/account\/teaching-profile\/teacher-profile$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a callback that nobody asked for explains itself [OAU-3]', async ({ page }) => {
  await page.goto('/kr/oauth2/callback?code=abc&state=unknown');
  await expect(page.getByRole('heading', { name: '로그인을 마치지 못했어요' })).toBeVisible();
  await page.goto('/kr/oauth2/callback');
  await expect(page.getByText('로그인 정보가 빠져 있어요. 다시 로그인해 주세요.')).toBeVisible();
});

test('leaving asks first, ends at the login page and empties the other tab [AVT-3, SES-4]', async ({
  page,
  context,
}) => {
  await signIn(page, 'waiting');
  const other = await context.newPage();
  await other.goto('/kr/account/calendar');
  await expect(other.getByRole('button', { name: /님 메뉴$/ })).toBeVisible();

  await page.getByRole('button', { name: /님 메뉴$/ }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/kr\/login/);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('access_token');
  expect(names).not.toContain('refresh_token');
  expect(names).not.toContain('id_token');
  await expect(other.getByRole('button', { name: /님 메뉴$/ })).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('button', { name: /님 메뉴$/ })).toHaveCount(0);
});
