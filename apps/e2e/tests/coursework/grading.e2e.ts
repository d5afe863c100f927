import { expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';
import { lateHomework, waitingSubmissions } from '../support/waiting-submissions.ts';

const COUNT = 20;
const name = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

test('20 submissions graded and returned without the mouse [ASG-2]', async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  const { complaints } = watchConsole(page);
  await waitingSubmissions(baseURL!, 'math', COUNT);
  await signIn(page, 'math', '/kr/login?returnTo=/account/assignments');
  await expect(page.getByText(/^채점할 제출물 \d+개$/)).toBeVisible();
  await page.getByRole('link', { name: '채점하기', exact: true }).press('Enter');
  await expect(name(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toHaveCount(0);

  const begun = Date.now();
  // Other families hand in meanwhile: she goes on until all are graded, and counts what she graded.
  for (let graded = 0; ; graded += 1) {
    if (graded) await expect(page.getByText(`채점했어요 ${graded}개`)).toBeVisible();
    const score = page.getByRole('textbox', { name: '점수' });
    const allGraded = page.getByText('모두 채점했어요');
    await expect(allGraded.or(score)).toBeVisible();
    if (await allGraded.isVisible()) {
      expect(graded).toBeGreaterThanOrEqual(COUNT);
      break;
    }
    await expect(score).toHaveValue('');
    // The page says by its focus that it listens: first by its heading, whose figure finds its field by itself, then by the score.
    await expect(graded ? score : page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.type(String(60 + graded));
    await expect(score).toHaveValue(String(60 + graded));
    if (graded % 2) {
      await page.keyboard.press('Tab');
      await page.keyboard.type('풀이를 한 줄씩 적어서 알아보기 쉬워요.');
      await page.keyboard.press('Control+Enter');
    } else await page.keyboard.press('Enter');
  }
  const giveBack = page.getByRole('button', { name: /^한꺼번에 돌려주기/ });
  await page.keyboard.press('Tab');
  await expect(giveBack).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: '취소' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('채점한 것을 모두 돌려주었어요.')).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(300_000);
  expect(complaints).toEqual([]);
});

test('what a family hands in late is marked so, relabelled by its teacher and returned, and the family reads it [ASG-2]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { complaints } = watchConsole(page);
  const title = '늦은 받아쓰기';
  const { id, familyPage } = await lateHomework(baseURL!, 'piano', title);

  const family = await (await browser.newContext({ locale: 'vi-VN', viewport: { width: 390, height: 844 } })).newPage();
  await family.goto(familyPage);
  await family.getByRole('button', { name: 'Tiếng Việt' }).click();
  await family
    .getByRole('link', { name: title })
    .or(family.getByRole('button', { name: title }))
    .first()
    .click();
  const sheet = family.getByRole('dialog');
  await sheet.getByRole('textbox', { name: /^Bài làm/ }).fill('한 줄씩 적었어요.');
  await sheet.getByRole('button', { name: 'Nộp bài' }).click();
  await expect(sheet.getByText('Đã nộp muộn', { exact: true })).toBeVisible();

  await signIn(page, 'piano', `/kr/login?returnTo=${encodeURIComponent(`/account/grading?assignment=${id}`)}`);
  await expect(name(page)).toBeVisible();
  await expect(page.getByRole('region', { name: '채점할 제출물' }).getByText('늦게 제출')).toBeVisible();
  await page.getByRole('button', { name: /^늦게 제출.* 제출 표시 바꾸기$/ }).click();
  await page.getByRole('menuitemradio', { name: '제때 제출', exact: true }).click();
  await expect(page.getByText('선생님이 바꿨어요')).toBeVisible();
  await page.getByRole('textbox', { name: '점수' }).fill('90');
  await page.getByRole('button', { name: '저장하고 다음' }).click();
  await page.getByRole('button', { name: '한꺼번에 돌려주기 1개' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '돌려주기' }).click();
  await expect(page.getByText('채점한 것을 모두 돌려주었어요.')).toBeVisible();

  await family.reload();
  const returned = family.getByRole('dialog');
  await expect(returned.getByText('90 điểm', { exact: true })).toBeVisible();
  await expect(returned.getByText('Đã nộp', { exact: true })).toBeVisible();
  await expect(returned.getByText('Đã nộp muộn')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
