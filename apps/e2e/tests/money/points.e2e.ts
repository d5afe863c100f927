import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';

test('a teacher opens /account/exchange-points/all', async ({ page }) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/exchange-points/all');
  await expect(page.getByRole('heading', { level: 1, name: '리워드 포인트' })).toBeVisible();
  expect(complaints).toEqual([]);
});
