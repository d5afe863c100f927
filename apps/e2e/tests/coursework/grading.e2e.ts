import { expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';
import { waitingSubmissions } from '../support/waiting-submissions.ts';

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
  await expect(page.getByText('채점한 것을 모두 돌려주었어요.')).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(300_000);
  expect(complaints).toEqual([]);
});
