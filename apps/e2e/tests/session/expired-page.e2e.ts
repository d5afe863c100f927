import { expect, type Page, test } from '@playwright/test';
import { fillSignIn, signIn } from '../support/teacher.ts';

/** As after weeks: neither token is known to the server any more. */
async function expire(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.context().addCookies([
    { name: 'access_token', value: 'ended', url: origin },
    { name: 'refresh_token', value: 'nobody-knows-it', url: origin },
  ]);
}

async function halfWritten(page: Page, title: string) {
  await page.goto('/kr?popup=task');
  const form = page.getByRole('dialog', { name: '할 일 적기', includeHidden: true });
  await form.getByRole('textbox', { name: /^할 일/ }).fill(title);
  await expire(page);
  await form.getByRole('button', { name: '적어 두기' }).click();
  const popup = page.getByRole('dialog', { name: '다시 로그인해 주세요' });
  await expect(popup).toBeVisible();
  return { form, popup };
}

test('a half-filled form outlives its session: she signs in over it, and what was refused is sent once more [W9]', async ({
  page,
}) => {
  await signIn(page, 'piano');
  const { form, popup } = await halfWritten(page, '악보 복사하기');
  // The form below the popup is there, but not for the keyboard or a screen reader.
  await expect(form.getByRole('textbox', { name: /^할 일/, includeHidden: true })).toHaveValue('악보 복사하기');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('악보 복사하기')) sent.push(request.url());
  });
  await fillSignIn(page, 'piano');
  await expect(popup).toHaveCount(0);
  await expect(page.getByText('할 일을 적어 두었어요').first()).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('another person who signs in over it finds nothing of the first, and nothing is sent in her name [W9]', async ({
  page,
}) => {
  await signIn(page, 'piano');
  await halfWritten(page, '비밀 메모');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes('비밀 메모')) sent.push(request.url());
  });
  const reloaded = page.waitForEvent('load');
  await fillSignIn(page, 'korean');
  await reloaded;
  // Her page has the same address, so an empty form of her own may lie over it.
  await expect(page.getByRole('button', { name: /님 메뉴$/, includeHidden: true })).toBeVisible();
  await expect(page.getByText('비밀 메모')).toHaveCount(0);
  expect(
    await page.locator('input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
  ).not.toContain('비밀 메모');
  expect(sent).toEqual([]);
});

test('another tab keeps its words as well, and goes on with the same sign-in [W9]', async ({ page }) => {
  await signIn(page, 'piano');
  const other = await page.context().newPage();
  await other.goto('/kr?popup=task');
  const words = other.getByRole('dialog', { name: '할 일 적기' }).getByRole('textbox', { name: /^할 일/ });
  await words.fill('조율 예약하기');
  await page.bringToFront();
  const { popup } = await halfWritten(page, '악보 정리하기');
  const popupThere = other.getByRole('dialog', { name: '다시 로그인해 주세요' });
  await expect(popupThere).toBeVisible();
  await fillSignIn(page, 'piano');
  await expect(popup).toHaveCount(0);
  await expect(popupThere).toHaveCount(0);
  await expect(words).toHaveValue('조율 예약하기');
});
