import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from './support/teacher.ts';

const lessonBlocks = /\d{2}:\d{2}부터 \d{2}:\d{2}까지/;

test('a teacher looks at her days, weeks and months and opens a lesson [CAL-1]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/calendar');
  await expect(page).toHaveURL(/\/kr\/account\/calendar/);
  await expect(page.getByRole('button', { name: lessonBlocks }).first()).toBeVisible();

  const views = page.getByRole('group', { name: '보기 방식' });
  // Without waiting for an answer: on a Sunday the next week has been read before.
  await page.getByRole('button', { name: '다음 주' }).click();
  await expect(page.getByRole('button', { name: lessonBlocks }).first()).toBeVisible();
  const month = page.waitForResponse(/\/tns\/v1\/calendar/);
  await views.getByText('월', { exact: true }).click();
  await month;
  await views.getByText('목록', { exact: true }).click();
  const upcoming = page.getByRole('button', { name: /학생 \d+명/ }).first();
  await expect(upcoming).toBeVisible();

  await upcoming.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/학생 \d+명/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the same page answers to the quick link’s address [RTE-4]', async ({ page }) => {
  await signIn(page, 'math', '/kr/login?returnTo=/lich-day');
  await expect(page).toHaveURL(/\/kr\/lich-day/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('일정');
});

test('a schedule that cannot be read says so and tries again on demand', async ({ page }) => {
  await signIn(page, 'math');
  let refuse = true;
  await page.route('**/tns/v1/calendar**', (route) =>
    refuse ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await page.goto('/kr/account/calendar');
  await expect(page.getByText('일정을 불러오지 못했어요')).toBeVisible();
  refuse = false;
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('button', { name: lessonBlocks }).first()).toBeVisible();
});
