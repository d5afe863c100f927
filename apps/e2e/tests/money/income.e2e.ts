import { expect, test } from '@playwright/test';
import { netOf } from '../support/money.ts';
import { signIn, watchConsole } from '../support/teacher.ts';

test.use({ actionTimeout: 15_000 });

test('a teacher follows an amount from her income to its lesson and its statement [INC-3] [INC-4] [INC-5]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { complaints } = watchConsole(page);
  await signIn(page, 'math', '/kr/login?returnTo=/account/income/all');
  await expect(page.getByRole('heading', { level: 1, name: '수입' })).toBeVisible();
  const lead = page.getByRole('region', { name: '출금할 수 있는 금액' });
  await expect(lead.getByRole('link', { name: '출금하기' })).toBeVisible();

  // The figures can be hidden, and stay so.
  await lead.getByRole('button', { name: '금액 가리기' }).click();
  await page.reload();
  await lead.getByRole('button', { name: '금액 보이기' }).click();

  await page.getByRole('slider', { name: '수업을 더 하면' }).press('PageUp');
  await expect(page.getByText('+5회', { exact: true })).toBeVisible();

  // A lesson of the month, and why it brings what it brings.
  await page.getByRole('link', { name: /^수업 \d+회 보기$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '수업별 수입' })).toBeVisible();
  await page.getByLabel('기간').selectOption('Y1');
  await expect(page).toHaveURL(/period=Y1/);
  const first = page.getByRole('list', { name: '수업별 수입 목록' }).getByRole('listitem').first();
  await first.getByRole('link', { name: /^왜 이 금액인가요/ }).click();
  const sheet = page.getByRole('dialog', { name: '왜 이 금액인가요?' });
  expect(await netOf(sheet)).toBeGreaterThan(0);
  await expect(sheet.getByRole('link', { name: '수업 기록 보기' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/period=Y1/);

  // The months, one of them whole, and along as a file.
  await page.goto('/kr/account/income/statements');
  await page.getByRole('list', { name: '정산서 목록' }).getByRole('listitem').nth(1).getByRole('link').click();
  await expect(page.getByRole('region', { name: '합계' })).toBeVisible();
  for (const [name, ending] of [
    ['PDF로 받기', /\.pdf$/],
    ['엑셀로 받기', /\.xlsx$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await download).suggestedFilename()).toMatch(ending);
  }
  expect(complaints).toEqual([]);
});
