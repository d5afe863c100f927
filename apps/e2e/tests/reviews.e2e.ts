import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from './support/teacher.ts';

test('a teacher opens /account/reviews', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/reviews');
  await expect(page.getByRole('heading', { level: 1, name: '수강 후기' })).toBeVisible();
  expect(complaints).toEqual([]);
});
