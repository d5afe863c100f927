import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../support/teacher.ts';

test('a teacher opens her talks from the header, answers the one that waits, and puts another away [CHT-1] [HDR-3]', async ({
  page,
}) => {
  const { complaints } = watchConsole(page);
  await signIn(page, 'math');
  await page.getByRole('link', { name: /^채팅, 안 읽은 대화 \d+개$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '채팅' })).toBeVisible();
  const waiting = page.getByRole('region', { name: '답할 차례' }).getByRole('link');
  await waiting.first().click();
  await expect(page).toHaveURL(/\/account\/chat\/.+/);
  const talk = page.getByRole('region', { name: '고른 대화' });
  const words = `네, 확인했어요 ${Date.now()}`;
  await talk.getByRole('textbox', { name: /메시지/ }).fill(words);
  await talk.getByRole('button', { name: '보내기' }).click();
  await expect(talk.getByText(words)).toBeVisible();
  await talk.getByRole('button', { name: '대화 메뉴' }).click();
  await page.getByRole('menuitem', { name: '보관하기' }).click();
  await expect(page.getByRole('link', { name: new RegExp(words) })).toHaveCount(0);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByRole('link', { name: new RegExp(words) })).toBeVisible();
  expect(complaints).toEqual([]);
});
