import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { aPdf } from '../support/a-pdf.ts';
import { WITH_DEVICES } from '../support/room.ts';
import { signIn, watchConsole } from '../support/teacher.ts';

test.use({ launchOptions: WITH_DEVICES, actionTimeout: 15_000 });

/** Its families have other homework that is due sooner: those that hand in by themselves take that first. */
const CLASS = '중1 수학 1:1 – 문자와 식';
const TITLE = '받침 읽기';

/** Gives the class homework, and comes back with the page of one of its families. */
async function giveHomework(page: Page): Promise<string> {
  await signIn(page, 'math', '/kr/login?returnTo=/account/my-courses/in-progress');
  await page.getByRole('link', { name: CLASS }).first().click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '과제', exact: true }).click();
  await page.getByRole('button', { name: '과제 내기' }).first().click();
  const form = page.getByRole('dialog', { name: '과제 내기' });
  await form.getByRole('textbox', { name: '과제 제목' }).fill(TITLE);
  await form.getByRole('button', { name: '과제 내기' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toBeVisible();
  await main.getByRole('link', { name: '학생', exact: true }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write', 'microphone']);
  const first = page.getByRole('region', { name: '가족 링크' }).getByRole('listitem').first();
  await first.getByRole('button', { name: '링크 복사' }).click();
  await expect(first.getByRole('button', { name: '복사했어요' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a PDF is marked, a voice comment recorded, and the family sees, hears and keeps both [ASG-2]', async ({
  page,
  browser,
}) => {
  const { complaints } = watchConsole(page);
  const link = await giveHomework(page);

  const family = await (await browser.newContext({ locale: 'vi-VN', viewport: { width: 390, height: 844 } })).newPage();
  const ofFamily = watchConsole(family);
  await family.goto(link);
  const homework = family
    .getByRole('link', { name: TITLE })
    .or(family.getByRole('button', { name: TITLE }))
    .first();
  await expect(homework).toBeVisible();
  // A journey before may have chosen it for this family.
  const toVietnamese = family.getByRole('button', { name: 'Tiếng Việt' });
  if (await toVietnamese.isVisible()) await toVietnamese.click();
  await expect(family.locator('html')).toHaveAttribute('lang', 'vi');
  await homework.click();
  const sheet = family.getByRole('dialog');
  await sheet
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aPdf('풀이.pdf', 3));
  await expect(sheet.getByRole('link', { name: /풀이\.pdf/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Nộp bài' }).click();
  await expect(sheet.getByText('Đã nộp', { exact: true }).first()).toBeVisible();

  await page.goto(page.url().replace(/\/students$/, '/assignments'));
  await page
    .getByRole('listitem')
    .filter({ hasText: TITLE })
    .getByRole('link', { name: /채점하기/ })
    .click();
  const sheetOfPaper = page.getByRole('application', { name: '1쪽 표시' });
  await expect(sheetOfPaper).toBeVisible();
  await page.getByRole('button', { name: '펜', exact: true }).click();
  const box = (await sheetOfPaper.boundingBox())!;
  await page.mouse.move(box.x + 100, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 220, { steps: 8 });
  await page.mouse.up();
  await sheetOfPaper.focus();
  await page.keyboard.press('c');
  await page.keyboard.press('t');
  await page.keyboard.type('부호를 다시 봐요');
  await page.keyboard.press('Enter');
  await expect(sheetOfPaper.getByText('적은 글: 부호를 다시 봐요. 그린 표시 2개')).toBeAttached();
  await expect(page.getByText(/에 자동 저장했어요/).first()).toBeVisible();
  await page.reload();
  await expect(sheetOfPaper.getByText('적은 글: 부호를 다시 봐요. 그린 표시 2개')).toBeAttached();

  const voice = page.getByRole('region', { name: '음성 의견' });
  await voice.getByRole('button', { name: '음성으로 의견 남기기' }).click();
  await expect(voice.getByText(/^녹음 중 0:0[1-9]/)).toBeVisible();
  await voice.getByRole('button', { name: '녹음 마치기' }).click();
  await expect(voice.getByRole('button', { name: '지우기' })).toBeVisible();

  await page.getByRole('textbox', { name: '점수' }).fill('90');
  await page.getByRole('button', { name: '저장하고 다음' }).click();
  await expect(page.getByText('모두 채점했어요')).toBeVisible();
  await page.getByRole('button', { name: '한꺼번에 돌려주기 1개' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '돌려주기' }).click();

  await family.reload();
  const returned = family.getByRole('dialog');
  await expect(returned.getByText('90 điểm', { exact: true })).toBeVisible();
  await expect(returned.getByText(/Chữ ghi: 부호를 다시 봐요\. 2 nét/)).toBeAttached();
  await returned.getByRole('button', { name: 'Nghe lời nhận xét của giáo viên' }).click();
  await expect(returned.getByRole('button', { name: 'Dừng lời nhận xét của giáo viên' })).toBeVisible();
  const download = family.waitForEvent('download');
  await returned.getByRole('button', { name: 'Tải bản đã đánh dấu' }).click();
  const copy = await download;
  expect(copy.suggestedFilename()).toBe('풀이 - da cham.pdf');
  const pdf = await getDocument({ data: new Uint8Array(await readFile(await copy.path())) }).promise;
  expect(pdf.numPages).toBe(3);
  expect(await (await pdf.getPage(1)).getAnnotations()).toHaveLength(1);
  expect(await (await pdf.getPage(2)).getAnnotations()).toHaveLength(0);
  expect([...complaints, ...ofFamily.complaints]).toEqual([]);
});
