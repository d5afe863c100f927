import { expect, type Page, test } from '@playwright/test';
import { watchFirstRequests } from '@portal/test-runner/first-requests';
import { enlargeText, expectNothingLost } from './support/large-text.ts';
import { watchConsole } from './support/teacher.ts';

const featured = (page: Page) => page.getByRole('region', { name: '함께하는 선생님' });

test('a visitor counts by keyboard what teaching brings, and reads the answers one by one [REG-1] [INC-3]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await page.goto('/kr');
  const estimator = page.getByRole('region', { name: '얼마를 받을지, 신청하기 전에 봐요' });
  const net = estimator.getByRole('definition').last();
  await expect(net).toContainText('10,291,200đ');
  await estimator.getByRole('slider', { name: '한 수업의 학생' }).press('ArrowRight');
  await expect(net).toContainText('12,864,000đ');
  await expect(estimator.getByRole('status')).toHaveText('4주에 32번 수업하면 1,286만 4,000 동을 받아요.');
  await estimator.getByRole('slider', { name: '한 주 수업' }).press('Home');
  await expect(net).toContainText('1,608,000đ');
  await expect(estimator.getByRole('textbox', { name: '한 주 수업' })).toHaveValue('1');

  const questions = page.getByRole('region', { name: '자주 묻는 질문' });
  await expect(questions.getByText(/^플랫폼 10%와/)).toBeVisible();
  await questions.getByText('돈은 언제 받나요?').focus();
  await questions.getByText('돈은 언제 받나요?').click();
  await expect(questions.getByText(/^매달 말까지/)).toBeVisible();
  await expect(questions.getByText(/^플랫폼 10%와/)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a visitor comes from a featured teacher to her page, and nothing was asked for twice [REG-1]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  const { asked, repeated, chain } = await watchFirstRequests(page);
  await page.goto('/kr');
  const cards = featured(page).getByRole('listitem');
  await expect(cards.first()).toContainText(/후기/);
  expect(asked()).not.toEqual([]);
  expect(repeated()).toEqual([]);
  expect(chain().length).toBeLessThanOrEqual(1);

  const her = cards.first().getByRole('link');
  const name = await her.innerText();
  await her.click();
  await expect(page).toHaveURL(/\/kr\/teachers\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the way to the form comes when the hero is out of sight, covers nothing, and ends above the foot [REG-1]', async ({
    page,
  }) => {
    await page.goto('/kr');
    const ways = page.getByRole('main').getByRole('link', { name: '선생님으로 등록하기' });
    await expect(page.getByRole('heading', { name: '자주 묻는 질문' })).toBeAttached();
    await expect(ways).toHaveCount(1);

    const last = page.getByText('정해진 수업 시간을 바꿀 수 있나요?');
    await page.getByText('앱을 설치해야 하나요?').scrollIntoViewIfNeeded();
    await expect(ways).toHaveCount(2);
    await page.getByText('한국에 살지 않아도 되나요?').click();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    const bar = (await ways.last().boundingBox())!;
    const focused = await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom);
    expect(focused).toBeLessThanOrEqual(bar.y + 1);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const foot = (await page.getByRole('contentinfo').boundingBox())!;
    const atEnd = (await ways.last().boundingBox())!;
    expect(atEnd.y + atEnd.height).toBeLessThanOrEqual(foot.y);
    expect((await last.boundingBox())!.y).toBeLessThan(atEnd.y);

    await ways.last().click();
    await expect(page.getByRole('dialog', { name: '선생님으로 등록하기' })).toBeVisible();
  });

  test('text of twice its size costs a visitor nothing [REG-1]', async ({ page }) => {
    await page.goto('/kr');
    await expect(featured(page).getByRole('listitem').first()).toBeVisible();
    await enlargeText(page, 200);
    await expectNothingLost(page);
  });
});
