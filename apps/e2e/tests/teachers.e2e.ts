import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from './support/teacher.ts';

test('a teacher opens /teachers', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/teachers');
  await expect(page.getByRole('heading', { level: 1, name: '선생님 페이지' })).toBeVisible();
  expect(complaints).toEqual([]);
});
