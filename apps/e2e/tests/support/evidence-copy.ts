import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

/** On the page of a lesson's evidence: takes it along on paper, and checks the file as somebody without an account does. */
export async function checkCopyOf(page: Page): Promise<void> {
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF로 받기' }).click(),
  ]);
  const said = await page.getByText(/확인 코드는 [0-9A-Z-]{19}예요/).textContent();
  const [code] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(said ?? '')!;
  const file = await copy.path();
  const changed = await readFile(file);
  changed[changed.length >> 1]! ^= 1;
  await writeFile(`${file}.changed.pdf`, changed);

  const reader = await (await page.context().browser()!.newContext({ locale: 'ko-KR' })).newPage();
  await reader.goto(`${new URL(page.url()).origin}/kr/e`);
  await reader.getByLabel('확인 코드').fill(code.toLowerCase());
  await reader.getByRole('button', { name: '확인하기' }).click();
  await expect(reader.getByText('기록이 그대로예요')).toBeVisible();
  await reader.getByLabel('파일 고르기').setInputFiles(file);
  await expect(reader.getByText('받은 파일이 포털에서 만든 그대로예요')).toBeVisible();
  await reader.getByLabel('파일 고르기').setInputFiles(`${file}.changed.pdf`);
  await expect(reader.getByText('포털에서 만든 파일과 달라요')).toBeVisible();
  await reader.context().close();
}
