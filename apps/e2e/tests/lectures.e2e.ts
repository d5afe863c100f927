import { expect, test } from '@playwright/test';
import { aPdf } from '@portal/testing/assets/pdf-builder';
import { signIn, watchConsole } from './support/teacher.ts';

const CLASS = '베트남 어린이를 위한 첫 한국어';

test('a PDF is kept, found by a word inside it, put into a class, opened by a family, and its teacher learns who has seen it [ASG-1]', async ({
  page,
  browser,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'korean', '/kr/login?returnTo=/account/lectures');
  await page.getByLabel('자료 올리기').setInputFiles({
    name: 'slope-sheet.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(aPdf(['Every line has a steepness', 'Second page'])),
  });
  const documents = page.getByRole('list', { name: '자료 목록' });
  await expect(documents.getByRole('button', { name: 'slope-sheet.pdf 보기' })).toBeVisible();

  await expect(async () => {
    await page.goto('/kr/account/lectures?q=steepness');
    await expect(documents.locator('mark', { hasText: 'steepness' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await documents.getByRole('button', { name: 'slope-sheet.pdf 보기' }).click();
  await expect(page.getByRole('img', { name: /slope-sheet\.pdf 2쪽 가운데 1쪽/ })).toBeVisible();

  await documents.getByRole('button', { name: 'slope-sheet.pdf 메뉴' }).click();
  await page.getByRole('menuitem', { name: '수업에 넣기' }).click();
  const form = page.getByRole('dialog', { name: '수업에 넣기' });
  await form.getByLabel(/^수업/).selectOption({ label: CLASS });
  await form.getByRole('button', { name: '수업에 넣기' }).click();
  await expect(page.getByText(`‘${CLASS}’에 넣었어요`)).toBeVisible();

  await page.goto('/kr/account/my-courses/in-progress');
  await page.getByRole('link', { name: CLASS }).first().click();
  await page.getByRole('link', { name: '학생', exact: true }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = page.getByRole('region', { name: '가족 링크' }).getByRole('listitem').first();
  await link.getByRole('button', { name: '링크 복사' }).click();
  await expect(link.getByRole('button', { name: '복사했어요' })).toBeVisible();
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const family = await phone.newPage();
  const ofFamily = watchConsole(family);
  await family.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await family.getByRole('button', { name: /slope-sheet\.pdf/ }).click();
  await expect(
    family
      .getByRole('dialog')
      .getByRole('img', { name: /slope-sheet\.pdf/ })
      .first(),
  ).toBeVisible();
  await phone.close();

  await page.goto('/kr/account/teaching-plan/document');
  await page.getByRole('button', { name: /1명이 봤어요, slope-sheet/ }).click();
  const seen = page.getByRole('dialog', { name: '누가 봤어요' });
  await expect(seen.getByText(/가운데 1명이 봤어요/)).toBeVisible();
  expect([...complaints, ...ofFamily.complaints]).toEqual([]);
});
