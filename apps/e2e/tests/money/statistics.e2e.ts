import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';

test('a teacher opens /account/statistics', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/statistics');
  await expect(page.getByRole('heading', { level: 1, name: '통계' })).toBeVisible();
  expect(complaints).toEqual([]);
});
