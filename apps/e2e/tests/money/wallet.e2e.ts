import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';

test('a teacher opens /account/wallet', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/wallet');
  await expect(page.getByRole('heading', { level: 1, name: '수입' })).toBeVisible();
  expect(complaints).toEqual([]);
});
