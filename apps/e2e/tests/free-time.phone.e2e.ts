import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from './support/teacher.ts';

test('free time is opened with a finger [CAL-2]', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'piano', '/kr/login?returnTo=/account/calendar');
  await page.getByRole('button', { name: '다음 주' }).tap();
  await page.getByRole('button', { name: '추가', exact: true }).tap();
  await page.getByRole('menuitem', { name: /수업 가능 시간/ }).tap();
  const form = page.getByRole('dialog', { name: '수업 가능 시간 추가' });
  for (const [name, value] of [
    ['시작 시각', '06:00'],
    ['종료 시각', '07:00'],
  ] as const)
    await form.getByRole('combobox', { name }).or(form.getByRole('textbox', { name })).fill(value);
  await form.getByRole('button', { name: '저장' }).tap();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('06:00–07:00').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
