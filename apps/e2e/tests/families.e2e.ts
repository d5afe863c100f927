import { expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from './support/teacher.ts';

const CLASS = '베트남 어린이를 위한 첫 한국어';

async function openStudents(page: Page): Promise<void> {
  await signIn(page, 'korean', '/kr/login?returnTo=/account/my-courses/in-progress');
  await page.getByRole('link', { name: CLASS }).first().click();
  await page.getByRole('link', { name: '학생', exact: true }).click();
}

test('a family comes into a class by its link, in Vietnamese and without an account [CLS-1]', async ({
  page,
  browser,
}) => {
  const { complaints } = watchConsole(page);
  await openStudents(page);
  await expect(page.getByText('학생 5 + 맡아 둔 자리 0 + 빈자리 3 = 8')).toBeVisible();
  const link = await page.getByRole('textbox', { name: '링크 주소' }).inputValue();

  const phone = await browser.newContext({
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 390, height: 844 },
  });
  const family = await phone.newPage();
  const ofFamily = watchConsole(family);
  await family.goto(link);
  await expect(family.getByRole('heading', { level: 1, name: CLASS })).toBeVisible();
  await family.getByLabel('Tên học sinh').fill('Trần Minh Khôi');
  await family.getByLabel('Tuổi').fill('9');
  await family.getByLabel('Tên phụ huynh').fill('Trần Thị Lan');
  await family.getByLabel(/^Quan hệ/).selectOption('MOTHER');
  await family.getByRole('textbox', { name: 'Email' }).fill('lan.tran@example.com');
  await family.getByRole('checkbox').check();
  await family.getByRole('button', { name: /đăng ký/i }).click();
  await expect(family.getByRole('status').filter({ hasText: 'lan.tran@example.com' })).toBeFocused();
  await phone.close();

  // Her page learns of it by itself.
  await expect(page.getByText('학생 5 + 맡아 둔 자리 1 + 빈자리 2 = 8')).toBeVisible();
  const row = page.getByRole('listitem', { name: 'Trần Minh Khôi' });
  await row.getByRole('button', { name: /등록하기/ }).click();
  await expect(page.getByText('학생 6 + 맡아 둔 자리 0 + 빈자리 2 = 8')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trần Minh Khôi' })).toBeVisible();
  await expect(async () => {
    await page.goto('/demo/mailbox');
    await expect(page.getByText(`${CLASS} – đã đăng ký`)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  expect([...complaints, ...ofFamily.complaints]).toEqual([]);
});

test('a family reads its class by the link that its teacher hands over, in both languages, until she renews it [CLS-3]', async ({
  page,
  browser,
}) => {
  const { complaints } = watchConsole(page);
  await openStudents(page);
  const links = page.getByRole('region', { name: '가족 링크' });
  const first = links.getByRole('listitem').first();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await first.getByRole('button', { name: '링크 복사' }).click();
  await expect(first.getByRole('button', { name: '복사했어요' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const phone = await browser.newContext({ locale: 'ko-KR', viewport: { width: 390, height: 844 } });
  const family = await phone.newPage();
  const ofFamily = watchConsole(family);
  await family.goto(link);
  await expect(family.getByText(/^(다음 수업|Buổi học tới)/).first()).toBeVisible();
  const toVietnamese = family.getByRole('button', { name: 'Tiếng Việt' });
  if (await toVietnamese.isVisible()) await toVietnamese.click();
  await expect(family.getByRole('heading', { level: 1 })).toContainText('Gia đình');
  await family.reload();
  // Her language is known wherever the link is opened.
  await expect(family.getByRole('heading', { level: 1 })).toContainText('Gia đình');
  await expect(family.getByText('Buổi học tới', { exact: false }).first()).toBeVisible();

  await page.reload();
  await expect(first.getByText('마지막으로 연 때')).toBeVisible();
  await first.getByRole('button', { name: '새로 만들기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '새로 만들기' }).click();
  await expect(first.getByText('아직 열지 않았어요')).toBeVisible();
  await family.reload();
  // It opens nothing any more, and says in her language why, and where a new one can be sent.
  await expect(family.getByRole('heading', { name: 'Đã có liên kết mới' })).toBeVisible();
  await phone.close();
  // The console tells of the answer that closed the door.
  expect([...complaints, ...ofFamily.complaints.filter((line) => !line.includes('410'))]).toEqual([]);
});
