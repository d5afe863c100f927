import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';

test('a teacher reads what an hour is worth, as a chart and as a table, and opens the rows of a figure', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/statistics');
  await expect(page.getByRole('heading', { level: 1, name: '통계' })).toBeVisible();
  await page.getByLabel('기간', { exact: true }).selectOption({ label: '3개월' });
  await expect(page.getByRole('region', { name: '시간당 확정된 수입' })).toContainText('시간당');

  const net = page.getByRole('region', { name: '주마다 확정된 수입' });
  await net.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(net.getByRole('status')).toContainText('확정된 수입');
  await net.getByText('표', { exact: true }).click();
  await expect(net.getByRole('row', { name: /모두/ })).toBeVisible();

  await page.getByRole('link', { name: /진행한 수업/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '진행한 수업' })).toBeVisible();
  const rows = page.getByRole('list', { name: '숫자를 이루는 것들' });
  await expect(rows.getByRole('listitem').first()).toBeVisible();
  await rows.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/account\/lessons\//);
  expect(complaints).toEqual([]);
});
