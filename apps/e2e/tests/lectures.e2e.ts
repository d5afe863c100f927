import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from './support/teacher.ts';

test('a teacher opens /account/lectures', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/lectures');
  await expect(page.getByRole('heading', { level: 1, name: '수업 자료' })).toBeVisible();
  expect(complaints).toEqual([]);
});
