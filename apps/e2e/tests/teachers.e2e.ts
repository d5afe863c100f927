import { expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from './support/teacher.ts';

/** The number that the demo's mailbox has for an address; a mail takes a moment. */
async function codeFor(page: Page, address: string): Promise<string> {
  const mail = page.getByRole('row').filter({ hasText: address }).filter({ hasText: /\d{6}/ }).first();
  await expect(async () => {
    await page.goto('/demo/mailbox');
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  return /\d{6}/.exec((await mail.textContent()) ?? '')?.[0] ?? '';
}

test('a family books a trial lesson on the page of a teacher, enters its own page and takes it back [CON-3] [CAL-3]', async ({
  page,
  browser,
}) => {
  const { complaints } = watchConsole(page);
  const email = `trial.${Date.now()}@example.com`;
  await signIn(page, 'math', '/kr/login?returnTo=/account/teaching-profile/teacher-profile');
  const link = page.getByRole('region', { name: '공개 페이지' }).getByRole('group', { name: '공개 페이지 주소' });
  const address = (await link.textContent()) ?? '';

  const phone = await browser.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 } });
  const family = await phone.newPage();
  const ofFamily = watchConsole(family);
  await family.goto(address);
  await expect(family.getByRole('heading', { level: 1, name: /선생님$/ })).toBeVisible();
  // The first day that has times stands open; the rules of the demo leave at least one within the horizon.
  const toNext = family.getByRole('button', { name: /^다음 빈 시간은/ });
  const time = family.getByRole('radio', { name: /^\d\d:\d\d$/, disabled: false });
  await expect(time.or(toNext).first()).toBeVisible();
  if (await toNext.isVisible()) await toNext.click();
  await time.first().check();
  await family.getByRole('button', { name: /에 체험 수업 예약$/ }).click();

  const sheet = family.getByRole('dialog', { name: '체험 수업 예약' });
  await sheet.getByLabel(/^학생 이름/).fill('김하늘');
  await sheet.getByLabel(/^나이/).fill('14');
  await sheet.getByLabel(/^학생과의 관계/).selectOption('MOTHER');
  await sheet.getByLabel(/^보호자 이름/).fill('김보호');
  await sheet.getByRole('textbox', { name: /^이메일/ }).fill(email);
  // What is written is here after a reload, but for the consent.
  await expect(async () => {
    await family.reload();
    await expect(sheet.getByLabel(/^학생 이름/)).toHaveValue('김하늘', { timeout: 2_000 });
    await expect(sheet.getByRole('textbox', { name: /^이메일/ })).toHaveValue(email, { timeout: 1_000 });
  }).toPass();
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: '인증번호 받기' }).click();
  await sheet.getByLabel(/^인증번호/).fill(await codeFor(page, email));
  await sheet.getByRole('button', { name: /에 예약하기$/ }).click();
  await expect(sheet.getByRole('heading', { name: '체험 수업을 예약했어요' })).toBeVisible();

  await sheet.getByRole('link', { name: '우리 가족의 페이지로 가기' }).click();
  await expect(family.getByRole('heading', { level: 1, name: '김하늘 가족' })).toBeVisible();
  await expect(family.getByRole('heading', { name: '다음 수업 · 체험 수업' })).toBeVisible();
  await family.getByRole('button', { name: '체험 수업 취소' }).click();
  await family.getByLabel('이유 (선택)').fill('감기에 걸렸어요.');
  await family.getByRole('button', { name: '취소하기' }).click();
  await expect(family.getByText('체험 수업을 취소했어요')).toBeVisible();
  await expect(family.getByRole('button', { name: '체험 수업 취소' })).toBeHidden();
  await phone.close();
  expect([...complaints, ...ofFamily.complaints]).toEqual([]);
});

test('nobody stands at an address that was cut off', async ({ page }) => {
  await page.goto('/kr/teachers/nobody');
  await expect(page.getByText('찾을 수 없는 선생님이에요')).toBeVisible();
  await page.getByRole('link', { name: '첫 화면으로 가기' }).click();
  await expect(page).toHaveURL(/\/kr\/?$/);
});
