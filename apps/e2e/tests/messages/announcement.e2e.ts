import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';

test('a teacher announces something to a class, a family reads it at her link, and the others are reminded [CHT-1] [CHT-2]', async ({
  page,
  browser,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/my-courses/cls-math-e/students');
  const row = page.getByRole('listitem', { name: '보호자 B15' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await row.getByRole('button', { name: '링크 복사' }).click();
  await expect(row.getByRole('button', { name: '복사했어요' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', { name: /중등 심화 문제풀이반.*메뉴$/ }).click();
  await page.getByRole('menuitem', { name: '공지 쓰기' }).click();
  const words = `다음 주 수요일은 쉬어요 ${Date.now()}`;
  await expect(page.getByRole('checkbox', { name: /중등 심화 문제풀이반/ })).toBeChecked();
  await page.getByRole('textbox', { name: /공지할 말/ }).fill(words);
  await page.getByRole('button', { name: '수업 1개에 공지하기' }).click();
  await expect(page).toHaveURL(/\/account\/chat\/announcements\/ann_/);
  await expect(page.getByText(words)).toBeVisible();

  // She reads Vietnamese.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const family = await phone.newPage();
  await family.goto(`${link}?talk=open`);
  const sheet = family.getByRole('dialog');
  await expect(sheet.getByText(words)).toBeVisible();
  await expect(sheet.getByText('Thông báo', { exact: true }).last()).toBeVisible();
  await phone.close();

  // Her page hears of it.
  const reader = page.getByRole('listitem').filter({ hasText: '보호자 B15' }).first();
  await expect(reader.getByText('읽음', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^안 읽은 \d+명에게 다시 알리기$/ }).click();
  await expect(page.getByText(/명에게 다시 알려요|명에게는 아침에 보내요/).first()).toBeVisible();
  await expect(page.getByText(/다시 알렸어요$|아침에 알려요$/).first()).toBeVisible();

  // Among what she has said before, of which some is unread.
  await page.getByRole('link', { name: '공지 목록으로' }).click();
  await expect(
    page.getByRole('list', { name: '보낸 공지' }).getByRole('link', { name: new RegExp(words) }),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});
