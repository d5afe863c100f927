import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';

test('a teacher opens /account/community', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/community');
  await expect(page.getByRole('heading', { level: 1, name: '커뮤니티' })).toBeVisible();
  expect(complaints).toEqual([]);
});
