import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';

test('a teacher announces something to a class, a family reads it at her link, and the others are reminded [CHT-1] [CHT-2]', async ({
  page,
  browser,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/my-courses/cls-math-c/students');
  const row = page.getByRole('listitem', { name: '보호자 B03' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await row.getByRole('button', { name: '링크 복사' }).click();
  await expect(row.getByRole('button', { name: '복사했어요' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // From her talks by the list of what she said before, of which some is unread.
  await page.getByRole('link', { name: /^채팅, / }).click();
  await page.getByRole('link', { name: '공지', exact: true }).click();
  await expect(page.getByRole('list', { name: '보낸 공지' }).getByRole('link')).not.toHaveCount(0);
  await page.getByRole('link', { name: '공지 쓰기' }).click();
  const words = `다음 주 수요일은 쉬어요 ${Date.now()}`;
  await page.getByRole('textbox', { name: /공지할 말/ }).fill(words);
  const classes = page.getByRole('group', { name: /공지를 받을 수업/ });
  await classes.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: '모두 고르기' }).click();
  await page.getByRole('button', { name: /^수업 \d+개에 공지하기$/ }).click();
  await expect(page).toHaveURL(/\/account\/chat\/announcements\/ann_/);
  await expect(page.getByText(words)).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const family = await phone.newPage();
  await family.goto(`${link}?talk=open`);
  const sheet = family.getByRole('dialog');
  await expect(sheet.getByText(words)).toBeVisible();
  await expect(sheet.getByText(/^(공지|Thông báo)$/).last()).toBeVisible();
  await phone.close();

  // Her page hears of it.
  const reader = page.getByRole('listitem').filter({ hasText: '보호자 B03' }).first();
  await expect(reader.getByText('읽음', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^안 읽은 \d+명에게 다시 알리기$/ }).click();
  await expect(page.getByText(/명에게 다시 알려요|명에게는 아침에 보내요/).first()).toBeVisible();
  await expect(page.getByText(/다시 알렸어요$/).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
